import { shopPages } from '../paths';

/** No name is longer, and a longer one would have the same slug. */
const longestName = 300;

/** 'Anand Stores & Sons' becomes 'anand-stores-sons'; a name in another script has no slug. */
export function slugOf(name: string): string {
  return name
    .slice(0, longestName)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** The shop's own page: '/shop/16-anand-stores'. */
export function shopPath(shop: { readonly sh_id: number; readonly sh_name: string }): string {
  const slug = slugOf(shop.sh_name);
  return shopPages + shop.sh_id + (slug && `-${slug}`);
}

/** The id in '16-anand-stores'; null if no shop can have it. */
export function idOfShopPath(segment: string): number | null {
  const [, digits] = /^(\d{1,10})(?:-|$)/.exec(segment) ?? [];
  const number = Number(digits);
  return digits && number >= 1 && number <= 2_147_483_647 ? number : null;
}
