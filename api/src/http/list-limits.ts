import type { Failure } from '@aaspaas/contract/failure';
import type { Clock } from '../system/clock';
import type { Actor } from './actor';
import { isIpv6, networkOf, wideNetworkOf } from './network';
import { tooMany } from './throttle';

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
const dayMs = 24 * hourMs;
const mostAddresses = 20_000;

export function openListLimits(clock: Clock): ListLimits {
  const byAddress = new Map<string, Seen>();

  function seenBy(key: string, now: number): Seen {
    const known = byAddress.get(key);
    const hour = Math.floor(now / hourMs);
    const fresh = { hour, shop: new Set<number>(), agent: new Set<number>(), minute: 0, lists: 0 };
    const seen = known?.hour === hour ? known : fresh;
    // Put last again: whoever asks from ever new addresses of one network drives those out, not the network.
    byAddress.delete(key);
    byAddress.set(key, seen);
    const [oldest] = byAddress.keys();
    if (byAddress.size > mostAddresses && oldest !== undefined) byAddress.delete(oldest);
    return seen;
  }

  const allSeenBy = (asker: Asker, now: number) =>
    allowancesOf(asker, now).map(({ key, times }) => ({ times, seen: seenBy(key, now) }));

  return {
    count(asker) {
      const now = clock.now().getTime();
      const minute = Math.floor(now / minuteMs);
      for (const { seen, times } of allSeenBy(asker, now)) {
        if (seen.minute !== minute) Object.assign(seen, { minute, lists: 0 });
        seen.lists += 1;
        if (seen.lists > times * mostListsAMinute) throw refusal((minute + 1) * minuteMs - now);
      }
    },
    show(asker, listed, ids) {
      if (asker.actor?.role === 'admin') return;
      const now = clock.now().getTime();
      const everybody = allSeenBy(asker, now);
      // Refused as a whole: a walk that goes on learns nothing more, and what was seen before stays in sight.
      for (const { seen, times } of everybody) {
        const fresh = ids.filter((id) => !seen[listed].has(id));
        if (fresh.length > 0 && seen[listed].size + fresh.length > times * mostNumbersAnHour[listed])
          throw refusal((seen.hour + 1) * hourMs - now);
      }
      for (const { seen } of everybody) for (const id of ids) seen[listed].add(id);
    },
  };
}

interface Allowance {
  readonly key: string;
  /** How many times what one address may. */
  readonly times: number;
}

/**
 * Whoever is signed in has an allowance of their own, however busy the network around them is. An account of today
 * has that and its network's: else a scraper would make itself new ones.
 */
function allowancesOf(asker: Asker, now: number): readonly Allowance[] {
  const own = { key: whoIs(asker), times: 1 };
  if (!asker.actor) return allowancesOfNetworks(asker.ip);
  const isNew = now - asker.actor.joinedAt.getTime() < dayMs;
  return isNew ? [own, ...allowancesOfNetworks(asker.ip)] : [own];
}

/**
 * A phone has one IPv6 network of 64 bits, but whoever rents a server may have thousands of them, side by side. The
 * networks around are hundreds or thousands of a carrier's customers, and may see that much more.
 */
function allowancesOfNetworks(ip: string): readonly Allowance[] {
  const narrow = { key: networkOf(ip), times: 1 };
  if (!isIpv6(ip)) return [narrow];
  return [narrow, { key: networkOf(ip, 56), times: 4 }, { key: wideNetworkOf(ip), times: 20 }];
}

/** Who is counted as one: an account, or else a network. */
export const whoIs = ({ actor, ip }: Asker): string => (actor ? `account ${actor.accountId}` : networkOf(ip));

/** Whose turn it is where senders take turns. */
export const whoTakesTurns = ({ actor, ip }: Asker): string =>
  actor ? `account ${actor.accountId}` : wideNetworkOf(ip);

const refusal = (waitMs: number): Failure => tooMany(waitMs, 'Too much was looked up from your network.');
