import { homeOf } from '@aaspaas/contract/accounts/roles';
import { product } from '@aaspaas/contract/product';
import { letter } from '../accounts/letter';
import type { Db } from '../db/open';
import { queueMail } from '../db/outbox';
import { readSettings } from '../db/settings';
import type { Mail } from '../outside/mail';
import { takeWaitingOwners } from './opening-queries';

const weekMs = 7 * 24 * 60 * 60_000;

/** The mail that owners were promised, one each, as soon as there is an id to pay to. How many were written to. */
export async function tellWaitingOwners(db: Db, publicUrl: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const { upi_id: upiId } = await readSettings(tx);
    if (!upiId) return 0;
    const owners = (await takeWaitingOwners(tx)).flatMap(({ id, email }) =>
      email === null ? [] : { id, email },
    );
    for (const { id, email } of owners) await queueMail(tx, id, openingMail(email, publicUrl), now);
    return owners.length;
  });
}

function openingMail(to: string, publicUrl: string): Mail {
  return letter({
    to,
    subject: `Payments are open on ${product.name}`,
    lines: [
      'You can now pay the yearly fee for your listing.',
      'Log in and open your shop profile. The payment card is waiting there for you.',
      { says: 'Open your shop profile', link: publicUrl + homeOf('shop') },
      'After you have paid we confirm your payment, and customers near you can find you.',
    ],
    worthMs: weekMs,
  });
}
