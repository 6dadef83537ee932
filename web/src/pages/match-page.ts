import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import type { PageDefinition, PageRoute } from './page';
import type { PageUrl } from '../current-url/url';
import { everyPage } from './every-page';
import { page as logIn } from './log-in/route';
import { page as notFound } from './not-found/route';

export interface Match extends PageRoute {
  readonly page: PageDefinition;
  /** Of its path. */
  readonly parts: readonly string[];
}

const partsOf = (path: string): string[] => path.toLowerCase().split('/');

const matchesOf = (page: PageDefinition): Match[] =>
  page.routes.map((route) => ({ ...route, page, parts: partsOf(route.path) }));

function onlyMatchOf(page: PageDefinition): Match {
  const [match] = matchesOf(page);
  if (!match) throw new Error('no route');
  return match;
}

const notFoundMatch = onlyMatchOf(notFound);
const logInMatch = onlyMatchOf(logIn);
const matches = Object.values(everyPage).flatMap(matchesOf);

interface Visitor {
  readonly user: Pick<SessionUser, 'role'> | null;
  readonly hasDevPages: boolean;
}

/** The page of a url; a route that asks for a field of the query comes before the plain one of the same path. */
export function matchPage(url: PageUrl, { user, hasDevPages }: Visitor): Match {
  // Nobody else is to see that there is a console, or which pages it has.
  if (isOfConsole(url.path) && user?.role !== 'admin') return user ? notFoundMatch : logInMatch;
  const given = partsOf(url.path.replace(/(.)\/$/, '$1'));
  const fitting = matches.filter(
    ({ page, parts }) => (hasDevPages || !page.isForDevelopment) && fits(parts, given),
  );
  const asked = fitting.find(({ withQuery }) => withQuery && url.query.get(withQuery)?.trim());
  return asked ?? fitting.find(({ withQuery }) => !withQuery) ?? notFoundMatch;
}

const isOfConsole = (path: string): boolean => `${path}/`.toLowerCase().startsWith(`${paths.consoleHome}/`);

export const titleOf = ({ title, isWholeTitle }: PageRoute): string =>
  isWholeTitle ? title : `${title} · ${product.name}`;

const fits = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === given.length && wanted.every((part, at) => part[0] === ':' || part === given[at]);
