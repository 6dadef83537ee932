import type { PageCall, PageReplies } from '@aaspaas/contract/page';
import { findPlace } from '@aaspaas/contract/places/calls';
import { type PageVisit, readOf } from './page-server';
import { placeKeyOf } from '../places/chosen-place';
import { serverOf } from './every-page-server';
import { plainHead, writeHead } from './head';
import { type Match, matchPage } from './match-page';

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
export function answerPage(visit: MatchedVisit, replies: PageReplies) {
  const answer = serverOf(visit.route.page).server.answer?.(visit, replies) ?? {};
  return {
    head: writeHead({ ...plainHead(visit.route), ...answer.head }, visit.settings),
    isMissing: answer.isMissing ?? false,
    movedTo: answer.movedTo ?? null,
  };
}
