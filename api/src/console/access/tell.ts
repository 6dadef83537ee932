import type { Db } from '../../db/open';
import { queueMail } from '../../mail/queries';
import type { Letter } from '../../mail/letter';
import { readEmail } from './queries';

/** Writes to the account's email, if it has one. */
export async function tell(
  tx: Db,
  accountId: number,
  letter: (to: string) => Letter,
  now: Date,
): Promise<void> {
  const email = await readEmail(tx, accountId);
  if (email) await queueMail(tx, accountId, letter(email), now);
}
