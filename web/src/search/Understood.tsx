import type { ReplyOf } from '@aaspaas/contract/call';
import type { listShops } from '@aaspaas/contract/shops/calls';
import type { PageUrl } from '../current-url/url';
import { listWith, urlOfKind } from './list-urls';
import type { Place } from '@aaspaas/contract/places/place';
import { say, sayName } from '../say';
import { sayWith } from '../say-with';

export type Understanding = NonNullable<ReplyOf<typeof listShops>['understood']>;

interface UnderstoodProps extends Understanding {
  readonly url: PageUrl;
  readonly search: string;
  /** The url's field of the search text, if not `search`. */
  readonly field?: string;
  /** The name of the place that the visitor has chosen. */
  readonly home: string;
}

/** Says where the search text was not read just as typed, each time with a way back. */
export function Understood({
  url,
  search,
  field = 'search',
  home,
  line,
  line_facts: facts,
  corrected,
  place,
  moved,
  other_kind: other,
}: UnderstoodProps) {
  const isExact = url.query.get('exact') === '1';
  return (
    <>
      {corrected && !isExact && (
        <p>
          {sayWith('Showing results for {meant}.', { meant: <b>{corrected.meant}</b> })}{' '}
          <a href={listWith(url, { exact: '1', shop: null })} className={linkClasses}>
            {say('Search instead for {typed}', { typed: corrected.typed })}
          </a>
        </p>
      )}
      {isExact && (
        <p>
          Searched as typed.{' '}
          <a href={listWith(url, { exact: null, shop: null })} className={linkClasses}>
            Correct slips
          </a>
        </p>
      )}
      {moved && place && place.name !== home && (
        <p>
          {sayWith('Showing {place}.', { place: <b>{sayName(place.name)}</b> })}{' '}
          <a
            href={listWith(url, { [field]: withoutPlace(search, place), shop: null })}
            className={linkClasses}
          >
            {say('Back to {home}', { home: sayName(home) })}
          </a>
        </p>
      )}
      {other && (
        <p>
          {say(other.asks)}{' '}
          <a href={urlOfKind(url, other.kind)} className={linkClasses}>
            {say(other.offers_facts ?? other.offers)}
          </a>
        </p>
      )}
      {line && <p className="font-medium">{say(facts ?? line)}</p>}
    </>
  );
}

/** Within a sentence, but large enough for a thumb. */
const linkClasses = 'inline-block py-2.5 font-medium text-link underline underline-offset-2';

const between = /\s+(in|at|near|around|mein|me)\s*$/i;

/** 'plumber in Kochi' without the place; everything from 'in' on where the place was written in another way. */
export function withoutPlace(
  search: string,
  { name, city, pin }: Pick<Place, 'name' | 'city' | 'pin'>,
): string {
  const lower = search.toLowerCase();
  const named = [name, city, pin].find((each) => each && lower.includes(each.toLowerCase()));
  if (named) {
    const at = lower.indexOf(named.toLowerCase());
    const rest = `${search.slice(0, at).replace(between, '')} ${search.slice(at + named.length)}`;
    return rest.replace(/\s+/g, ' ').trim();
  }
  return search.replace(/\s+(in|at|near|around)\s.*$/i, '');
}
