import type { PageCall, PageReplies } from '@aaspaas/contract/page';
import type { PageVisit } from '../navigation/page-server';
import { serverOf } from './every-page-server';
import { plainHead, writeHead } from './head';
import { type Match, matchPage } from './match-page';

interface MatchedVisit extends PageVisit {
  readonly route: Match;
}

/** What a visitor asked for, with the page that answers it. */
export function matchVisit(visitor: Omit<PageVisit, 'route'>): MatchedVisit {
  const { url, user, settings } = visitor;
  return { url, user, settings, route: matchPage(url, settings.hasDevPages) };
}

export const redirectOf = (visit: MatchedVisit): string | null =>
  serverOf(visit.route.page).server.redirect?.(visit) ?? null;

export const readsOf = (visit: MatchedVisit): readonly PageCall[] =>
  serverOf(visit.route.page).server.reads?.(visit) ?? [];

/** The head as HTML, and whether what was asked for is missing or elsewhere. */
export function answerPage(visit: MatchedVisit, replies: PageReplies) {
  const answer = serverOf(visit.route.page).server.answer?.(visit, replies) ?? {};
  return {
    head: writeHead({ ...plainHead(visit.route), ...answer.head }, visit.settings),
    isMissing: answer.isMissing ?? false,
    movedTo: answer.movedTo ?? null,
  };
}
