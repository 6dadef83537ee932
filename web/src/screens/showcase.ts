import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { idOfShopAddress } from '@aaspaas/contract/shops/address';

/** Shown to those who have no shop of their own, where the demo data is loaded. */
export const demoShopId = 16;

/** The shop of the gallery layout: the one that is asked for, else one's own, else the demo. */
export function showcaseOf(query: URLSearchParams, user: SessionUser | null) {
  const asked = query.get('sh_id');
  const isDemo = asked === null && !user?.sh_id;
  const id = asked === null ? (user?.sh_id ?? demoShopId) : idOfShopAddress(asked);
  return { id, isAskedFor: asked !== null, isDemo };
}
