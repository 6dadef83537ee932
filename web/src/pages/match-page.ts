import { product } from '@aaspaas/contract/product';
import type { PageDefinition, PageRoute } from '../links/page';
import type { PageUrl } from '../links/url';
import { everyPage } from './every-page';
import { page as notFound } from './not-found/route';

export interface Match extends PageRoute {
  readonly page: PageDefinition;
}

const matchesOf = (page: PageDefinition): Match[] => page.routes.map((route) => ({ ...route, page }));

const [notFoundMatch] = matchesOf(notFound);
const matches = Object.values(everyPage).flatMap(matchesOf);

/** The page of a url; a route that asks for a field of the query comes before the plain one of the same path. */
export function matchPage(url: PageUrl, hasDevPages: boolean): Match {
  const fitting = matches.filter(
    (match) => (hasDevPages || !match.page.isForDevelopment) && fits(match.path, url.path),
  );
  const asked = fitting.find(({ withQuery }) => withQuery && url.query.get(withQuery)?.trim());
  const found = asked ?? fitting.find(({ withQuery }) => !withQuery) ?? notFoundMatch;
  if (!found) throw new Error('the page for unknown urls has no route');
  return found;
}

export const titleOf = ({ title, isWholeTitle }: PageRoute): string =>
  isWholeTitle ? title : `${title} · ${product.name}`;

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const given = path
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .split('/');
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
