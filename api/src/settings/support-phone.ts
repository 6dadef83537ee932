import { sayPhone } from '@aaspaas/contract/phone-number';
import type { Db } from '../db/open';
import { readSettings } from './queries';

/** As people write it. */
export async function supportPhone(db: Db): Promise<string> {
  const { support_phone } = await readSettings(db);
  return sayPhone(support_phone);
}
