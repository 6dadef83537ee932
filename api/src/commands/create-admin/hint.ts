import type { Db } from '../../db/open';
import { hasAdmin } from './queries';

/** For whoever starts a server that nobody can look after yet. */
export async function adminHint(db: Db): Promise<string[]> {
  if (await hasAdmin(db)) return [];
  return ['There is no admin yet. This makes one: npm run admin:create -- --email name@example.in'];
}
