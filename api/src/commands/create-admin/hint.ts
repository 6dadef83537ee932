import type { Db } from '../../db/open';
import { hasAdmin } from '../../accounts/new-admin-queries';

/** Shown at the start while there is no admin. */
export async function adminHint(db: Db): Promise<string[]> {
  if (await hasAdmin(db)) return [];
  return ['There is no admin yet. This makes one: npm run admin:create -- --email name@example.in'];
}
