import type { Actor } from '../http/session/actor';
import { demand, isTrustedAdmin } from '../http/session/demand';

/** Sees the shop as its owner does. */
export const seesAsOwner = (actor: Actor | null, shopId: number): boolean =>
  actor?.shopId === shopId || isTrustedAdmin(actor);

/** Throws for an admin who may not change other people's listings. */
export function mayEdit(actor: Actor, shopId: number, now: Date): boolean {
  if (actor.shopId === shopId) return true;
  if (actor.role !== 'admin') return false;
  demand(actor, { permission: 'change listings', proof: 'recent' }, now);
  return true;
}
