import type { Failure } from '@aaspaas/contract/failure';
import type { Clock } from '../outside/clock';
import type { Actor } from './actor';
import { networkOf, tooMany, wideNetworkOf } from './throttle';

/**
 * Of how many different shops and agents one address is shown the numbers in an hour. An address of a mobile carrier is thousands of
 * people, but they look at the same few streets; who sees more than this walks through the whole country.
 */
export const mostNumbersAnHour = { shop: 1500, agent: 200 } as const;

/** Lists, searches and suggestions of one address: fifty a second for a whole minute are no people. */
export const mostListsAMinute = 3000;

/** Of a visit. */
export interface Asker {
  readonly actor: Actor | null;
  readonly ip: string;
}

type Listed = keyof typeof mostNumbersAnHour;

/** What one address has been shown. In memory: a restart forgives, and no request pays for a look-up. */
interface Seen {
  readonly hour: number;
  readonly shop: Set<number>;
  readonly agent: Set<number>;
  minute: number;
  lists: number;
}

export interface ListLimits {
  /** Before a list is made. */
  count(asker: Asker): void;
  /** Before it is sent, with the ids of those whose number it shows. */
  show(asker: Asker, listed: Listed, ids: readonly number[]): void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const mostAddresses = 20_000;

export function openListLimits(clock: Clock): ListLimits {
  const byAddress = new Map<string, Seen>();

  function seenBy(asker: Asker, now: number): Seen {
    const key = whoIs(asker);
    const known = byAddress.get(key);
    const hour = Math.floor(now / hourMs);
    if (known?.hour === hour) return known;
    const fresh = { hour, shop: new Set<number>(), agent: new Set<number>(), minute: 0, lists: 0 };
    byAddress.delete(key);
    byAddress.set(key, fresh);
    const [oldest] = byAddress.keys();
    if (byAddress.size > mostAddresses && oldest !== undefined) byAddress.delete(oldest);
    return fresh;
  }

  return {
    count(asker) {
      const now = clock.now().getTime();
      const seen = seenBy(asker, now);
      const minute = Math.floor(now / minuteMs);
      if (seen.minute !== minute) Object.assign(seen, { minute, lists: 0 });
      seen.lists += 1;
      if (seen.lists > mostListsAMinute) throw refusal((minute + 1) * minuteMs - now);
    },
    show(asker, listed, ids) {
      if (asker.actor?.role === 'admin') return;
      const now = clock.now().getTime();
      const seen = seenBy(asker, now);
      const fresh = ids.filter((id) => !seen[listed].has(id));
      // Refused as a whole: a walk that goes on learns nothing more, and what was seen before stays in sight.
      if (seen[listed].size + fresh.length > mostNumbersAnHour[listed])
        throw refusal((seen.hour + 1) * hourMs - now);
      for (const id of fresh) seen[listed].add(id);
    },
  };
}

/** Whoever is signed in has an allowance of their own, however busy the network around them is. */
export const whoIs = ({ actor, ip }: Asker): string => (actor ? `account ${actor.accountId}` : networkOf(ip));

/** Whose turn it is where senders take turns. */
export const whoTakesTurns = ({ actor, ip }: Asker): string =>
  actor ? `account ${actor.accountId}` : wideNetworkOf(ip);

const refusal = (waitMs: number): Failure => tooMany(waitMs, 'Too much was looked up from your network.');
