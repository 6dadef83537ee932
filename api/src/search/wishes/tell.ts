import type { Db } from '../../db/open';
import { newToken } from '../../http/session/token';
import { wishLetter } from '../../mail/letters/wish';
import { queueMail } from '../../mail/queries';
import { placeOf } from '../../places/find-place';
import type { Clock } from '../../system/clock';
import { repeat, type Job } from '../../system/repeat';
import { fitting } from './fitting';
import { emailOf, takeWish, waitingWishes, type WishRow } from './queries';

interface TellingParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Where the links in mails lead. */
  readonly publicUrl: () => string;
}

const tellEveryMs = 10 * 60_000;
const batch = 100;

/** Searches again and again for what people wait for, and writes to each of them once. */
export function startTelling({ database, clock, log, publicUrl }: TellingParts): Job {
  return repeat(
    tellEveryMs,
    () => tellWaiting(database, publicUrl(), clock.now()),
    (error) => log(`wishes: ${String(error)}`),
  );
}

export async function tellWaiting(db: Db, publicUrl: string, now: Date): Promise<void> {
  let last = 0;
  for (let wishes = await waitingWishes(db, 0, batch); wishes.length > 0;) {
    for (const wish of wishes) await tell(db, wish, publicUrl, now);
    last = wishes.at(-1)?.id ?? last;
    wishes = await waitingWishes(db, last, batch);
  }
}

async function tell(db: Db, wish: WishRow, publicUrl: string, now: Date): Promise<void> {
  const place = await placeOf(db, wish.placeKey);
  const found = place ? await fitting(db, wish.query, place, now) : [];
  const fresh = found.find(({ id }) => !wish.seen.includes(id));
  const email = fresh && (await emailOf(db, wish.accountId));
  if (!fresh || !email) return;
  const token = newToken();
  await db.transaction(async (tx) => {
    if (!(await takeWish(tx, wish.id, token, now))) return;
    const shop = { sh_id: fresh.id, sh_name: fresh.name };
    await queueMail(tx, wish.accountId, wishLetter(email, { ...wish, shop, token }, publicUrl), now);
  });
}
