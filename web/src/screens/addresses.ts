import type { Address } from '../router/address';
import { pageOf } from './list-requests';

type Changes = Readonly<Record<string, string | null>>;

/** The same address with some fields changed, or gone where null. A new question starts at its first page. */
export function addressWith({ path, query }: Address, changes: Changes): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return path + (text && `?${text}`);
}

export const nextPageOf = (address: Address): string =>
  addressWith(address, { page: String(pageOf(address) + 1) });

/** Another page, for the city that was chosen here. */
export function inSameCity(path: string, { query }: Address): string {
  const city = query.get('city')?.trim();
  return city ? `${path}?city=${encodeURIComponent(city)}` : path;
}
