import { searchWords } from '@aaspaas/contract/search-words';
import { countTap } from '@aaspaas/contract/shops/calls';
import type { Db } from '../db/open';
import { type Context, route, type Visit } from '../http/route';
import { ipKey, anHour, fingerprint } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';
import { countedOf, countTapAfter } from '../search/finding/count-search';
import { understand } from '../search/understanding/understand';
import { addTap } from './owner-queries';

const minute = 60_000;

/** A second tap a minute later may be another person behind the same ip; a hundredth is a bored child. */
const oneDevice: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: 30 * minute };
const oneIp = anHour(300);

export const tapRoutes = [
  // The page does not wait for a reply, so taps that are not counted are left out without a failure.
  route(countTap, async (context) => {
    const { db, body, clock } = context;
    if (await isWorthCounting(context)) {
      await addTap(db, body.sh_id, body.action, clock.now());
      countTapAfterSearch(context);
    }
    return { result: true, message: '' };
  }),
];

function countTapAfterSearch({ db, body, clock, seal }: Context<typeof countTap>): void {
  const { search = '', city, tier } = body;
  const understanding = understand(searchWords(search));
  if (search.trim() && tier)
    countTapAfter(
      db,
      seal,
      countedOf({ tier, understanding }, { text: search, place: null, city: city ?? null, at: clock.now() }),
    );
}

async function isWorthCounting({ db, body, actor, visit }: Context<typeof countTap>) {
  if (actor?.shopId === body.sh_id) return false;
  return passes(db, `${body.sh_id}:${body.action}`, visit);
}

async function passes(db: Db, what: string, { ip, userAgentHash }: Visit): Promise<boolean> {
  const ofDevice = `tap:${fingerprint(`${ip} ${userAgentHash}`)}:${what}`;
  return (
    (await waitBefore(db, ipKey('tap', ip), oneIp)) === 0 && (await waitBefore(db, ofDevice, oneDevice)) === 0
  );
}
