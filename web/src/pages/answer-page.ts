import { english, type Language, offeredLanguages, pathIn } from '@aaspaas/contract/languages';
import type { PageCall, PageReplies, PublicSettings } from '@aaspaas/contract/page';
import { findPlace } from '@aaspaas/contract/places/calls';
import { type PageVisit, readOf, type PageHead } from '../page/page-server';
import { placeKeyOf } from '../places/chosen-place';
import { serverOf } from './every-page-server';
import { type Match, matchPage, titleOf } from './match-page';
import { product } from '@aaspaas/contract/product';
import { escape, escapeScript } from '@aaspaas/contract/escape';
import { say } from '../say';

interface MatchedVisit extends PageVisit {
  readonly route: Match;
}

/** What a visitor asked for, with the page that answers it. */
export function matchVisit(visitor: Omit<PageVisit, 'route'>): MatchedVisit {
  const { url, user, settings } = visitor;
  return { url, user, settings, route: matchPage(url, { user, hasDevPages: settings.hasDevPages }) };
}

export const redirectOf = (visit: MatchedVisit): string | null =>
  serverOf(visit.route.page).server.redirect?.(visit) ?? null;

/** What the page asks for, and the place that its url or the profile names: every page shows that. */
export function readsOf(visit: MatchedVisit): readonly PageCall[] {
  const at = placeKeyOf(visit);
  const reads = serverOf(visit.route.page).server.reads?.(visit) ?? [];
  return at === null ? reads : [...reads, readOf(findPlace, { key: at })];
}

/** The head as HTML, and whether what was asked for is missing or elsewhere. */
export function answerPage(visit: MatchedVisit, replies: PageReplies, language = english) {
  const answer = serverOf(visit.route.page).server.answer?.(visit, replies) ?? {};
  return {
    head: writeHead({ ...plainHead(visit.route), ...answer.head }, visit.settings, language),
    isMissing: answer.isMissing ?? false,
    movedTo: answer.movedTo ?? null,
  };
}

const description =
  'Find shops, services and delivery agents near you. Call or WhatsApp them directly. Zero commission, for every street in India.';

/** What stands in the head of a page where the page itself says nothing else. */
const plainHead = (match: Match): PageHead => ({
  title: titleOf(match),
  description: say(description),
  path: match.path,
  image: '/og-image.png',
  isIndexed: match.isIndexed ?? false,
});

/** For browsers, search engines and link previews in chats. */
function writeHead(head: PageHead, { publicUrl }: PublicSettings, language: Language): string {
  const tags = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', 'website'),
    ...(language === english ? [] : [meta('property', 'og:locale', language.tag.replace('-', '_'))]),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:image', publicUrl + head.image),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'theme-color', '#0F6B4A'),
    ...(head.isIndexed ? knownBy(publicUrl, head.path, language) : [meta('name', 'robots', 'noindex')]),
  ];
  if (head.structuredData)
    tags.push(
      `<script type="application/ld+json">${escapeScript(JSON.stringify(head.structuredData))}</script>`,
    );
  if (head.preconnect) tags.push(`<link rel="preconnect" href="${escape(head.preconnect)}">`);
  return tags.join('');
}

/** Search engines are told of the same page in the other languages, but not of languages that are not offered yet. */
function knownBy(publicUrl: string, path: string, language: Language): string[] {
  const urlIn = (other: Language) => escape(publicUrl + pathIn(other, path));
  const others = offeredLanguages.map((each) => alternate(each.tag, urlIn(each)));
  return [
    meta('property', 'og:url', publicUrl + pathIn(language, path)),
    `<link rel="canonical" href="${urlIn(language)}">`,
    ...(others.length > 1 ? [...others, alternate('x-default', urlIn(english))] : []),
  ];
}

const alternate = (tag: string, href: string): string =>
  `<link rel="alternate" hreflang="${tag}" href="${href}">`;

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;
