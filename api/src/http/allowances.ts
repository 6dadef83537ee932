import { dayMs } from '@aaspaas/contract/durations';
import { isIpv6, networkOf, wideNetworkOf } from './network';
import type { Actor } from './session/actor';

/** The part of a visit that limits go by. */
export interface Visitor {
  readonly actor: Actor | null;
  readonly ip: string;
}

export interface Allowance {
  readonly key: string;
  /** How many times the limit of one ip. */
  readonly times: number;
}

/**
 * An account has an allowance of its own, however busy its network is. Accounts made within the last day count for
 * their network too, or a scraper would simply sign up again and again.
 */
export function allowancesOf(visitor: Visitor, now: number): readonly Allowance[] {
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
