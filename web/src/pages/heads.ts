import { legalPages } from '@aaspaas/contract/consent';
import type { PageReplies, PublicSettings } from '@aaspaas/contract/page';
import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { PageUrl } from '../router/url';
import type { PageRoute } from '../router/page-route';
import { structuredDataOf } from './shop/structured-data';
import { whereaboutsOfShop } from './shop/shop-whereabouts';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly isPrivate: boolean;
  readonly structuredData?: object;
}

const description =
  'Find shops, services and delivery agents near you. Call or WhatsApp them directly. Zero commission, for every street in India.';

const legalDescriptions: Readonly<Record<string, string>> = {
  [legalPages.terms.path]:
    `What holds for customers, businesses and delivery agents on ${product.name}, in plain words.`,
  [legalPages.privacy.path]:
    `What ${product.name} keeps about you, why and how long, who sees it, and how to see, correct or delete it.`,
  [legalPages.grievances.path]:
    `Whom to tell if something on ${product.name} is wrong, and how soon you hear from us.`,
};

/** What stands in the head of a page: for browsers, search engines and link previews in chats. */
export function headOf(
  route: PageRoute,
  url: PageUrl,
  replies: PageReplies,
  settings: PublicSettings,
): string {
  const { shop } = whereaboutsOfShop(url, replies);
  const head = write(shop ? headOfShop(shop, settings) : headOfRoute(route), settings);
  return route.screen === 'finder' ? head + tileHostLink(settings) : head;
}

/** The map's pictures are asked for last; the way to their host is known by then. */
function tileHostLink({ tileUrl }: PublicSettings): string {
  const [host] = /^https?:\/\/[^/{]+(?=\/)/.exec(tileUrl) ?? [];
  return host ? `<link rel="preconnect" href="${escape(host)}">` : '';
}

function headOfRoute({ title, path, isPrivate }: PageRoute): Head {
  const isLanding = ['/', '/Why', '/ourGoal'].includes(path);
  return {
    title,
    description: legalDescriptions[path] ?? description,
    url: isLanding ? '/' : path,
    image: '/og-image.png',
    // The page of a shop that is not there has no url to be known by.
    isPrivate: isPrivate || path.includes(':'),
  };
}

function headOfShop(shop: ShopRecord, settings: PublicSettings): Head {
  const [image] = shop.shopimages;
  return {
    title: `${shop.sh_name}, ${shop.sh_category_name} in ${shop.sh_location || shop.sh_city} · ${product.name}`,
    description: shorten(shop.sh_description.replace(/\s+/g, ' ').trim(), 160),
    url: shopPath(shop),
    image: image?.si_image ?? '/og-image.png',
    isPrivate: shop.sh_status !== 'active',
    structuredData: structuredDataOf(shop, settings.publicUrl),
  };
}

/** By whole words where there are any, and never through the middle of an emoji. */
function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/[\s,;:]+\S*$/, '')}…`;
}

function write(
  { title, description: says, url, image, isPrivate, structuredData }: Head,
  { publicUrl }: PublicSettings,
) {
  const tags = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', says),
    meta('property', 'og:title', title),
    meta('property', 'og:description', says),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:image', publicUrl + image),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'theme-color', '#0F6B4A'),
  ];
  if (isPrivate) tags.push(meta('name', 'robots', 'noindex'));
  else tags.push(...addressTags(publicUrl + url));
  if (structuredData) tags.push(`<script type="application/ld+json">${escapeJson(structuredData)}</script>`);
  return tags.join('');
}

const addressTags = (url: string): string[] => [
  meta('property', 'og:url', url),
  `<link rel="canonical" href="${escape(url)}">`,
];

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const escapeJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
