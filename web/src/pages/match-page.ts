import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { fits, type PageDefinition, type PageRoute, partsOf } from '../page/page';
import type { PageUrl } from '../current-url/url';
import { PageSkeleton } from '../frame/PageSkeleton';
import { everyPage } from './every-page';
import { registrationPages } from '../registration/pages';
import { page as logIn } from './log-in/route';
import { page as notFound } from './not-found/route';
import { say } from '../say';

export interface Match extends PageRoute {
  readonly page: PageDefinition;
  /** Of its path. */
  readonly parts: readonly string[];
}

const matchesOf = (page: PageDefinition): Match[] =>
  page.routes.map((route) => ({ ...route, page, parts: partsOf(route.path) }));

function onlyMatchOf(page: PageDefinition): Match {
  const [match] = matchesOf(page);
  if (!match) throw new Error('no route');
  return match;
}

const notFoundMatch = onlyMatchOf(notFound);
const logInMatch = onlyMatchOf(logIn);
const matches = [...Object.values(everyPage), ...registrationPages].flatMap(matchesOf);

/** The pages of the console, once their table is there, which nobody else loads. */
let consoleMatches: readonly Match[] | null = null;

export function addConsole(pages: readonly PageDefinition[]): void {
  consoleMatches = pages.flatMap(matchesOf);
}

/** Stands for them until then. */
const consoleMatch = onlyMatchOf({
  routes: [{ path: paths.consoleHome, title: 'Console' }],
  sheet: 'console',
  load: async () => {
    const { definitions } = await import('../console/load-page');
    addConsole([...definitions.values()]);
    return { Page: PageSkeleton };
  },
});

interface Visitor {
  readonly user: Pick<SessionUser, 'role'> | null;
  readonly hasDevPages: boolean;
}

/** The page of a url; a route that asks for a field of the query comes before the plain one of the same path. */
export function matchPage(url: PageUrl, { user, hasDevPages }: Visitor): Match {
  const given = partsOf(url.path);
  // Nobody else is to see that there is a console, or which pages it has.
  const isConsole = fits(consoleMatch.parts, given.slice(0, 2));
  if (isConsole && user?.role !== 'admin') return user ? notFoundMatch : logInMatch;
  if (isConsole && !consoleMatches) return consoleMatch;
  const fitting = [...matches, ...(consoleMatches ?? [])].filter(
    ({ page, parts }) => (hasDevPages || !page.isForDevelopment) && fits(parts, given),
  );
  const asked = fitting.find(({ withQuery }) => withQuery && url.query.get(withQuery)?.trim());
  return asked ?? fitting.find(({ withQuery }) => !withQuery) ?? notFoundMatch;
}

export const titleOf = ({ title, isWholeTitle }: PageRoute): string =>
  isWholeTitle ? say(title) : `${say(title)} · ${product.name}`;
