import { type RefObject, useEffect, useRef, useState } from 'react';
import { product } from '@aaspaas/contract/product';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { say, sayName } from '../../say';
import type { PageUrl } from '../../current-url/url';
import { LocationNote } from '../../places/LocationNote';
import { type Asked, sayAsked } from '../../search/asked';
import { useNameAsked } from '../../search/name-asked';
import { filtersOf } from '../../search/filters';
import { ListFilters } from '../../search/ListFilters';
import { resultsRequest } from '../../search/list-requests';
import { inSamePlace, listViewed, searchedAs, viewOf } from '../../search/list-urls';
import { addRecentSearch } from '../../search/recent-searches';
import { sayCount } from '../../search/say-count';
import { searchedFor } from '../../search/searched-for';
import { Understood, withoutPlace } from '../../search/Understood';
import { useTellSearching } from '../../search/searching';
import { useHasMoved } from '../../search/use-has-moved';
import { useIsWide } from '../../search/use-is-wide';
import type { SearchPlace } from '../../search/use-search-place';
import type { ShopPages } from '../../search/use-shop-pages';
import { Icon } from '../../ui/Icon';
import { isHydrating } from '../../ui/loading/hydration';
import { lazyPart } from '../../ui/loading/lazy-part';
import { labelOf, nameOf, textsOf } from './asked-texts';
import { FoundShops } from './FoundShops';

// On phones it is wanted only when somebody presses Map.
const ResultsMap = lazyPart(async () => (await import('./ResultsMap')).ResultsMap);

export interface ResultsProps {
  readonly url: PageUrl;
  readonly asked: Asked;
  readonly where: SearchPlace;
  readonly pages: ShopPages;
  /** Those that are loaded, the one most likely meant first. */
  readonly shops: readonly ShopRecord[];
}

/** What was asked for and where, the ways to narrow it, and the list; beside it, or in its place on phones, the map. */
export function Results(props: ResultsProps) {
  const { url, asked, where, pages, shops } = props;
  const [lit, setLit] = useState<number | null>(null);
  const view = viewOf(url);
  const hasMap = useIsWide() || view === 'map';
  const hasMoved = useHasMoved(pages);
  useTellSearching(pages.state === 'loading');
  useEffect(() => {
    if (asked.field === 'search') addRecentSearch(asked.text);
  }, [asked.field, asked.text]);
  const { latitude, at } = where.place;
  const request = resultsRequest(url, where.place);
  const isMap = view === 'map';
  // What is further away than anybody goes is folded, so the map shows the place alone.
  const isFar = pages.state === 'loaded' && pages.understood?.is_far === true;
  const fitting = pages.state === 'loaded' ? pages.found.fitting : undefined;
  return (
    <section
      aria-label="Search result"
      {...(asked.text && pages.state === 'loaded' && searchedFor(request, pages.understood))}
      className={`${isMap ? 'map-first' : ''} mx-auto max-w-6xl px-4 pb-6`}
    >
      <ResultsHead {...props} />
      {/* Large text leaves no room beside the chips: Map goes below. */}
      <div className="flex flex-wrap items-center gap-2 py-1">
        <div className="min-w-0 grow basis-28">
          <ListFilters
            url={url}
            isNearKnown={latitude !== undefined || at !== undefined || hasMoved}
            isNearestFirst={!asked.text}
          />
        </div>
        <ViewToggle url={url} />
      </div>
      <div className="grid grid-cols-1 gap-x-6 pt-1 lg:grid-cols-[minmax(0,62fr)_minmax(0,38fr)]">
        <div className={isMap ? 'max-lg:hidden' : ''}>
          <FoundShops
            {...props}
            place={where.name}
            request={request}
            onPoint={(shop) => setLit(shop?.sh_id ?? null)}
          />
        </div>
        <div
          className={`lg:sticky lg:top-20 lg:h-[calc(100dvh-15rem)] lg:min-h-96 lg:self-start ${isMap ? '' : 'max-lg:hidden'}`}
        >
          {hasMap && (
            <ResultsMap
              {...{ url, asked, request, where, lit, onLight: setLit }}
              shops={isFar ? [] : shops}
              fitting={fitting ?? shops.length}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function ResultsHead({ url, asked, where, pages, shops }: ResultsProps) {
  const understood = pages.state === 'loaded' ? pages.understood : undefined;
  const title = useTitle(url, asked, where, understood);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterSearch(asked.text, pages.state !== 'loading', heading);
  const backTo = backOf(url, asked);
  const name = nameOf(asked);
  return (
    <>
      <div className="flex items-start pt-2">
        {backTo && (
          <a
            href={backTo.href}
            aria-label={backTo.label}
            className="-ml-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-leaf-soft"
          >
            <Icon name="arrow-left" />
          </a>
        )}
        <div className="min-w-0 pt-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-2xl leading-tight outline-none">
            {title}
          </h1>
          <p className="min-h-6 text-ink-soft">
            {pages.state === 'loading' && <span role="status">{say(textsOf(asked).loading)}</span>}
            {pages.state === 'loaded' && shops.length > 0 && sayFound(pages, filtersOf(url).isOpenOnly)}
            {name && <span className="text-sm"> · {name}</span>}
          </p>
        </div>
      </div>
      {pages.state === 'loaded' && pages.isBefore && (
        <p role="status" className="font-medium">
          This list is from before. Your choice counts when the line is back.
        </p>
      )}
      <LocationNote
        location={where.location}
        example={where.isExample && !understood?.moved ? where.name : null}
        onRefresh={where.refresh}
      />
      {understood && (
        <Understood url={url} search={asked.text} home={where.name ?? 'where you are'} {...understood} />
      )}
    </>
  );
}

/** '23 results · 8 open now'; how many are open is said only of a list that is there as a whole. */
function sayFound({ found, hasMore, shops, understood }: Loaded, isOpenOnly: boolean): string {
  if (understood?.is_far) return say('Nobody here yet');
  const open = shops.filter(({ open_now }) => open_now).length;
  const isSaid = !hasMore && !isOpenOnly && found.asked_for === undefined;
  return isSaid && open > 0
    ? say('{results} · {open} open now', { results: sayCount(found), open })
    : sayCount(found);
}

type Loaded = Extract<ShopPages, { state: 'loaded' }>;

/** 'Plumber near Koramangala', on the page, in the window's title and in the header. */
function useTitle(url: PageUrl, asked: Asked, where: SearchPlace, understood: Loaded['understood']): string {
  const label = sayAsked({
    ...asked,
    text: asked.field === 'category' ? say(labelOf(asked.text)) : asked.text,
  });
  useNameAsked(label);
  const place = understood?.moved ? (understood.place?.name ?? null) : where.name;
  const text = understood?.moved && understood.place ? withoutPlace(label, understood.place) : label;
  const { latitude, at } = where.place;
  const title = sayTitle(
    text || label,
    place,
    latitude !== undefined || at !== undefined || understood?.moved === true,
  );
  useEffect(() => {
    if (url.query.get('shop') === null) document.title = `${title} · ${product.name}`;
  }, [title, url]);
  return title;
}

function sayTitle(what: string, name: string | null, isNear: boolean): string {
  if (name === null) return what;
  return say(isNear ? '{what} near {place}' : '{what} in {place}', { what, place: sayName(name) });
}

/** From a search to the whole list, or to the page that it began on. */
function backOf(url: PageUrl, { text, kind, field }: Asked) {
  if (field === 'category') return { href: '/', label: say('Back to Home') };
  if (!text) return null;
  return { href: kind === null ? inSamePlace(url.path, url) : searchedAs(url, null), label: say('Back') };
}

/** On phones the list comes first, and the map is one tap away. */
function ViewToggle({ url }: { url: PageUrl }) {
  const other = viewOf(url) === 'map' ? 'list' : 'map';
  return (
    <a
      href={listViewed(url, other)}
      className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full bg-leaf-soft px-3 font-semibold text-leaf-strong lg:hidden"
    >
      <Icon name={other} size={20} /> {other === 'map' ? 'Map' : 'List'}
    </a>
  );
}

/**
 * What was searched in is gone with its sheet and leaves the focus nowhere, so the results get it. Not on a page from
 * the server: that is read from the top.
 */
function useFocusAfterSearch(text: string, isThere: boolean, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(isHydrating() ? text : null);
  useEffect(() => {
    if (!isThere || shown.current === text) return;
    shown.current = text;
    heading.current?.focus({ preventScroll: true });
  }, [text, isThere, heading]);
}
