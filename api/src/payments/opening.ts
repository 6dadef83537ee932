import type { Db } from '../db/open';
import { paymentsOpenLetter } from '../mail/letters/payment';
import { queueMail } from '../mail/queries';
import { readSettings } from '../settings/queries';
import { takeWaitingOwners } from './queries';

/** Mails owners that payments are open, once there is an id to pay to. Resolves to how many were written to. */
export async function tellWaitingOwners(db: Db, publicUrl: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const { upi_id: upiId } = await readSettings(tx);
    if (!upiId) return 0;
    const owners = (await takeWaitingOwners(tx)).flatMap(({ id, email }) =>
      email === null ? [] : { id, email },
    );
    for (const { id, email } of owners) await queueMail(tx, id, paymentsOpenLetter(email, publicUrl), now);
    return owners.length;
  });
}
