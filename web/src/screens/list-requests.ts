import type { Address } from '../router/address';
import { type Kind, type Place, type Request, searchOf } from './requests';

const resultsOnAPage = 20;

/** The shops page and the services page are limited to their kind. */
export function kindOfPage({ path }: Address): Kind | null {
  if (/^\/nearbyshop/i.test(path)) return 'shop';
  return /^\/nearbyservice/i.test(path) ? 'service' : null;
}

/** What was searched for, from the page of results that the address names. */
export const resultsRequest = (address: Address, place: Place): Request => ({
  search: searchOf(address).search,
  ...place,
  ...limitsOf(address),
});

/** The whole list of a kind, as the address wants it: only what is open, best first, from which page on. */
export const nearbyRequest = (address: Address, place: Place): Request => ({
  ...place,
  ...(address.query.get('now') === 'open' && { open: 'now' }),
  ...(address.query.get('sort') === 'rating' && { sort: 'rating' }),
  fields: 'card',
  ...limitsOf(address),
});

function limitsOf(address: Address): Request {
  const kind = kindOfPage(address);
  const offset = (pageOf(address) - 1) * resultsOnAPage;
  return {
    ...(kind && { sh_shop_or_service: kind }),
    limit: resultsOnAPage,
    ...(offset > 0 && { offset }),
  };
}

/** Where scripts do not load further pages into the list, the address names the page. */
export function pageOf({ query }: Address): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 500 ? page : 1;
}
