import type { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import type { Clock } from '../system/clock';
import { keepLatest } from '../system/keep-latest';
import { allowancesOf, type Visitor } from './allowances';
import { isTrustedAdmin } from './session/demand';
import { tooMany } from './throttle';

/**
 * How many different phone numbers of shops and agents one ip is shown in an hour. Behind the ip of a mobile carrier
 * are thousands of people, but they look at the same few streets. A visitor who sees more is copying the whole country.
 */
export const mostNumbersAnHour = { shop: 1500, agent: 200 } as const;

type Listed = keyof typeof mostNumbersAnHour;

/** What one visitor has been shown. Kept in memory: a query for each request would cost more than a restart that forgets. */
interface Seen {
  readonly hour: number;
  readonly shop: Set<number>;
  readonly agent: Set<number>;
}

/** What one visitor has been shown by a process, and how much work that was, since the process last reported it. */
export interface Sighting {
  readonly key: string;
  readonly shop: readonly number[];
  readonly agent: readonly number[];
  readonly work: number;
}

/**
 * The other processes of this machine. A visitor's requests go now to one, now to another, so what each has shown
 * counts for all.
 */
export interface Neighbours {
  tell(sighting: Sighting): void;
  listen(heard: (sighting: Sighting) => void): void;
}

export interface ListLimits {
  /** To be called before the list is sent, with the ids of the shops or agents whose phone number it shows. */
  show(visitor: Visitor, listed: Listed, ids: readonly number[]): void;
}

const hourMs = 60 * 60_000;
const mostKeys = 20_000;

export function openListLimits(clock: Clock, neighbours?: Neighbours): ListLimits {
  // The entries unused for longest are dropped. Ever new ips of one network push each other out; the entry of the
  // network, used each time, stays.
  const byKey = keepLatest<Seen>(mostKeys);

  function seenBy(key: string, now: number): Seen {
    const hour = Math.floor(now / hourMs);
    const known = byKey.get(key);
    if (known?.hour === hour) return known;
    const fresh = { hour, shop: new Set<number>(), agent: new Set<number>() };
    byKey.set(key, fresh);
    return fresh;
  }

  const allSeenBy = (visitor: Visitor, now: number) =>
    allowancesOf(visitor, now).map(({ key, times }) => ({ key, times, seen: seenBy(key, now) }));

  neighbours?.listen(({ key, shop, agent }) => {
    if (shop.length + agent.length === 0) return;
    const seen = seenBy(key, clock.now().getTime());
    for (const id of shop) seen.shop.add(id);
    for (const id of agent) seen.agent.add(id);
  });

  return {
    show(visitor, listed, ids) {
      if (isTrustedAdmin(visitor.actor)) return;
      const now = clock.now().getTime();
      // The whole list is refused, so that asking on brings nothing new. Lists seen before are still shown.
      const everybody = allSeenBy(visitor, now).map(({ key, seen, times }) => {
        const fresh = ids.filter((id) => !seen[listed].has(id));
        if (fresh.length > 0 && seen[listed].size + fresh.length > times * mostNumbersAnHour[listed])
          throw tooMuch((seen.hour + 1) * hourMs - now);
        return { key, seen, fresh };
      });
      for (const { key, seen, fresh } of everybody) {
        for (const id of fresh) seen[listed].add(id);
        if (fresh.length > 0) neighbours?.tell({ ...nothingSeen, key, [listed]: fresh });
      }
    },
  };
}

export const nothingSeen = { shop: [], agent: [], work: 0 };

export const tooMuch = (waitMs: number): Failure =>
  tooMany(waitMs, says('Too much was looked up from your network.'));
