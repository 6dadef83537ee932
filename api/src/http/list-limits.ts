import { LRUCache } from 'lru-cache';
import type { Failure } from '@aaspaas/contract/failure';
import type { Clock } from '../system/clock';
import type { Actor } from './session/actor';
import { isIpv6, networkOf, wideNetworkOf } from './network';
import { tooMany } from './throttle';

/**
 * How many different shops' and agents' phone numbers one ip is shown in an hour. Behind an ip of a mobile carrier are
 * thousands of people, but they look at the same few streets. Whoever sees more is copying the whole country.
 */
export const mostNumbersAnHour = { shop: 1500, agent: 200 } as const;

/** Lists, searches and suggestions of one ip: people do not make fifty a second for a whole minute. */
export const mostListsAMinute = 3000;

/** The part of a visit that limits go by. */
export interface Visitor {
  readonly actor: Actor | null;
  readonly ip: string;
}

type Listed = keyof typeof mostNumbersAnHour;

/** What one visitor has been shown. Kept in memory: a query for each request would cost more than a restart that forgets. */
interface Seen {
  readonly hour: number;
  readonly shop: Set<number>;
  readonly agent: Set<number>;
  minute: number;
  lists: number;
}

/** What one visitor has been shown by a process since it last said so. */
export interface Sighting {
  readonly key: string;
  readonly shop: readonly number[];
  readonly agent: readonly number[];
  readonly lists: number;
}

/** The other processes of this machine. Visitors come now to one, now to another, so what each has shown counts for all. */
export interface Neighbours {
  tell(sighting: Sighting): void;
  listen(heard: (sighting: Sighting) => void): void;
}

export interface ListLimits {
  /** To be called before a list is read. */
  count(visitor: Visitor): void;
  /** To be called before the list is sent, with the ids of the shops or agents whose phone number it shows. */
  show(visitor: Visitor, listed: Listed, ids: readonly number[]): void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const mostKeys = 20_000;

export function openListLimits(clock: Clock, neighbours?: Neighbours): ListLimits {
  // The entry unused for longest is dropped. Somebody who uses ever new ips of one network pushes those out, while the
  // entry of the network, which is used each time, stays.
  const byKey = new LRUCache<string, Seen>({ max: mostKeys });

  function seenBy(key: string, now: number): Seen {
    const hour = Math.floor(now / hourMs);
    const known = byKey.get(key);
    if (known?.hour === hour) return known;
    const fresh = { hour, shop: new Set<number>(), agent: new Set<number>(), minute: 0, lists: 0 };
    byKey.set(key, fresh);
    return fresh;
  }

  const allSeenBy = (visitor: Visitor, now: number) =>
    allowancesOf(visitor, now).map(({ key, times }) => ({ key, times, seen: seenBy(key, now) }));

  neighbours?.listen(({ key, lists, ...shown }) => {
    const now = clock.now().getTime();
    const seen = seenBy(key, now);
    countLists(seen, Math.floor(now / minuteMs), lists);
    for (const id of shown.shop) seen.shop.add(id);
    for (const id of shown.agent) seen.agent.add(id);
  });

  return {
    count(visitor) {
      const now = clock.now().getTime();
      const minute = Math.floor(now / minuteMs);
      for (const { key, seen, times } of allSeenBy(visitor, now)) {
        countLists(seen, minute, 1);
        neighbours?.tell({ ...nothingSeen, key, lists: 1 });
        if (seen.lists > times * mostListsAMinute) throw tooMuch((minute + 1) * minuteMs - now);
      }
    },
    show(visitor, listed, ids) {
      if (visitor.actor?.role === 'admin') return;
      const now = clock.now().getTime();
      // The whole list is refused, so that whoever goes on learns nothing new. Lists that were seen before still show.
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

const nothingSeen = { shop: [], agent: [], lists: 0 };

function countLists(seen: Seen, minute: number, lists: number): void {
  if (seen.minute !== minute) Object.assign(seen, { minute, lists: 0 });
  seen.lists += lists;
}

interface Allowance {
  readonly key: string;
  /** How many times the limit of one ip. */
  readonly times: number;
}

/**
 * An account has an allowance of its own, however busy its network is. Accounts made within the last day count for
 * their network too, or a scraper would simply sign up again and again.
 */
function allowancesOf(visitor: Visitor, now: number): readonly Allowance[] {
  const own = { key: keyOfVisitor(visitor), times: 1 };
  if (!visitor.actor) return allowancesOfNetworks(visitor.ip);
  const isNew = now - visitor.actor.joinedAt.getTime() < dayMs;
  return isNew ? [own, ...allowancesOfNetworks(visitor.ip)] : [own];
}

/**
 * A phone has one IPv6 network of 64 bits, but whoever rents a server may have thousands of them side by side, so the
 * larger networks around are counted too. Such a network may be hundreds or thousands of customers of a carrier, so it
 * may see more.
 */
function allowancesOfNetworks(ip: string): readonly Allowance[] {
  const narrow = { key: networkOf(ip), times: 1 };
  if (!isIpv6(ip)) return [narrow];
  return [narrow, { key: networkOf(ip, 56), times: 4 }, { key: wideNetworkOf(ip), times: 20 }];
}

/** Limits count by account, or for guests by network. */
export const keyOfVisitor = ({ actor, ip }: Visitor): string =>
  actor ? `account ${actor.accountId}` : networkOf(ip);

/** The same where senders take turns; guests of a large network share one turn. */
export const turnKeyOf = ({ actor, ip }: Visitor): string =>
  actor ? `account ${actor.accountId}` : wideNetworkOf(ip);

const tooMuch = (waitMs: number): Failure => tooMany(waitMs, 'Too much was looked up from your network.');
