import type { PublicSettings } from '@aaspaas/contract/page';
import { product } from '@aaspaas/contract/product';
import { escape, escapeScript } from '@aaspaas/contract/escape';
import type { PageHead } from './page-server';
import { type Match, titleOf } from './match-page';

const description =
  'Find shops, services and delivery agents near you. Call or WhatsApp them directly. Zero commission, for every street in India.';

/** What stands in the head of a page where the page itself says nothing else. */
export const plainHead = (match: Match): PageHead => ({
  title: titleOf(match),
  description,
  path: match.path,
  image: '/og-image.png',
  isIndexed: match.isIndexed ?? false,
});

/** For browsers, search engines and link previews in chats. */
export function writeHead(head: PageHead, { publicUrl }: PublicSettings): string {
  const tags = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:image', publicUrl + head.image),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'theme-color', '#0F6B4A'),
    ...(head.isIndexed ? knownBy(publicUrl + head.path) : [meta('name', 'robots', 'noindex')]),
  ];
  if (head.structuredData)
    tags.push(
      `<script type="application/ld+json">${escapeScript(JSON.stringify(head.structuredData))}</script>`,
    );
  if (head.preconnect) tags.push(`<link rel="preconnect" href="${escape(head.preconnect)}">`);
  return tags.join('');
}

const knownBy = (url: string): string[] => [
  meta('property', 'og:url', url),
  `<link rel="canonical" href="${escape(url)}">`,
];

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;
