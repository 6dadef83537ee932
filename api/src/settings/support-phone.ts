import type { Db } from '../db/open';
import { readSettings } from './queries';

/** As people write it. */
export async function supportPhone(db: Db): Promise<string> {
  const { support_phone } = await readSettings(db);
  return support_phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
