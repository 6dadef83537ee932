import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { PublicSettings } from '@aaspaas/contract/page';
import { idOfShopPath } from '@aaspaas/contract/shops/links';

interface Visitor {
  readonly user: SessionUser | null;
  readonly settings: PublicSettings;
}

/** The shop of the gallery layout: the one that is asked for, else one's own, else the demo's where there is one. */
export function showcaseOf(query: URLSearchParams, { user, settings }: Visitor) {
  const asked = query.get('sh_id');
  if (asked !== null) return { id: idOfShopPath(asked), isAskedFor: true, isDemo: false };
  const own = user?.sh_id ?? null;
  const id = own ?? settings.demoShopId;
  return { id, isAskedFor: false, isDemo: own === null && id !== null };
}
