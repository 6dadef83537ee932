import type { Address } from '../router/address';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { PageCall } from '@aaspaas/contract/page';
import { cityOfLocation, defaultLocation } from '@aaspaas/contract/places/city-names';
import { idOfShopAddress } from '@aaspaas/contract/shops/address';
import { listShops } from '@aaspaas/contract/shops/calls';

/** What screens read, as plain data: the server reads the same before it draws them. */

const cardsInASection = 6;
export const resultsOnAPage = 20;

/** Search text and city stand in the address, so that Back, reload and a shared link all work. */
export function searchOf({ query }: Address): { search: string; city: string } {
  return {
    search: query.get('search')?.trim() ?? '',
    city: cityOfLocation(query.get('city')?.trim() || defaultLocation),
  };
}

export const resultsRead = (search: string, city: string) => ({ search, city, limit: resultsOnAPage });

export const sectionRead = (kind: 'shop' | 'service', city: string) => ({
  city,
  sh_shop_or_service: kind,
  fields: 'card' as const,
  limit: cardsInASection,
});

export function landingReads(address: Address): PageCall[] {
  const { city } = searchOf(address);
  return [sectionRead('shop', city), sectionRead('service', city)].map((body) => ({
    path: listShops.path,
    body,
  }));
}

export function landingSearchReads(address: Address): PageCall[] {
  const { search, city } = searchOf(address);
  return [{ path: listShops.path, body: resultsRead(search, city) }];
}

export function shopReads(id: number | null): PageCall[] {
  return id === null ? [] : [{ path: listShops.path, body: { sh_id: id } }];
}

/** Shown to those who have no shop of their own, where the demo data is loaded. */
const demoShopId = 16;

export function showcaseOf(query: URLSearchParams, user: SessionUser | null) {
  const asked = query.get('sh_id');
  const isDemo = asked === null && !user?.sh_id;
  const id = asked === null ? (user?.sh_id ?? demoShopId) : idOfShopAddress(asked);
  return { id, isAskedFor: asked !== null, isDemo };
}

export const showcaseReads = ({ query }: Address, user: SessionUser | null): PageCall[] =>
  shopReads(showcaseOf(query, user).id);
