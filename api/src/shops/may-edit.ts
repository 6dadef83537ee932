import type { Actor } from '../http/actor';

export const mayEdit = (actor: Actor | null, shopId: number): boolean =>
  actor !== null && (actor.role === 'admin' || actor.shopId === shopId);
