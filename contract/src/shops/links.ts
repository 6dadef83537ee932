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
  return slug ? `/shop/${shop.sh_id}-${slug}` : `/shop/${shop.sh_id}`;
}

/** The id in '16-anand-stores'; null if no shop can have it. */
export function idOfShopPath(segment: string): number | null {
  const [, digits] = /^(\d{1,10})(?:-|$)/.exec(segment) ?? [];
  const number = Number(digits);
  return digits && number >= 1 && number <= 2_147_483_647 ? number : null;
}

/** A chat link takes only the digits, beginning with the country code. */
export function whatsappLink(phone: string, message?: string): string {
  const digits = phone.replace(/\D/g, '');
  const number = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Such as '+91 98765 43210'. */
export function sayPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
