import type { ShopRecord } from '../shops/calls';

/** The shop whose name contains the search text, otherwise the first. */
export function bestMatch(search: string, shops: readonly ShopRecord[]): ShopRecord | undefined {
  const wanted = search.toLowerCase();
  return shops.find(({ sh_name }) => sh_name.toLowerCase().includes(wanted)) ?? shops[0];
}
