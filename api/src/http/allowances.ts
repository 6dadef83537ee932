import { dayMs } from '@aaspaas/contract/durations';
import { isIpv6, networkOf, wideNetworkOf } from './network';
import type { Actor } from './session/actor';

/** The part of a visit that limits count by. */
export interface Visitor {
  readonly actor: Actor | null;
  readonly ip: string;
}

export interface Allowance {
  readonly key: string;
  /** How many times the limit of one ip it may have. */
  readonly times: number;
}

/**
 * An account has its own allowance, however busy its network is. Accounts younger than a day count for their network
 * too, or a scraper would simply sign up again and again.
 */
export function allowancesOf(visitor: Visitor, now: number): readonly Allowance[] {
  const own = { key: keyOfVisitor(visitor), times: 1 };
  if (!visitor.actor) return allowancesOfNetworks(visitor.ip);
  const isNew = now - visitor.actor.joinedAt.getTime() < dayMs;
  return isNew ? [own, ...allowancesOfNetworks(visitor.ip)] : [own];
}

/**
 * A phone has one IPv6 network of 64 bits, but a rented server may have thousands side by side, so the larger networks
 * around it are counted too. Such a network may be thousands of customers of a carrier, so it may see more.
 */
function allowancesOfNetworks(ip: string): readonly Allowance[] {
  const narrow = { key: networkOf(ip), times: 1 };
  if (!isIpv6(ip)) return [narrow];
  return [narrow, { key: networkOf(ip, 56), times: 4 }, { key: wideNetworkOf(ip), times: 20 }];
}

/** Limits count by account, or for guests by network. */
export const keyOfVisitor = ({ actor, ip }: Visitor): string =>
  actor ? `account ${actor.accountId}` : networkOf(ip);

/** The key by which senders take turns; guests of a large network share one turn. */
export const turnKeyOf = ({ actor, ip }: Visitor): string =>
  actor ? `account ${actor.accountId}` : wideNetworkOf(ip);
