import { useEffect, useRef } from 'react';
import type { listShops } from '@aaspaas/contract/shops/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import type { PageUrl } from '../current-url/url';
import { ErrorState } from '../ui/ErrorState';
import { Icon } from '../ui/Icon';
import { isHydrating } from '../ui/loading/hydration';
import { ListFilters } from './ListFilters';
import { nextPageOf } from './list-urls';
import { sayCount } from './say-count';
import { FoundShops } from './FoundShops';
import { searchedFor } from './searched-for';
import { TellMe } from './TellMe';
import { Understood, type Understanding } from './Understood';
import { useHasMoved } from './use-has-moved';
import { useShopPages } from './use-shop-pages';
import { wishOf } from './wish-of';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { EmptyState } from '../ui/EmptyState';
import { DropFilters } from './DropFilters';
import { filtersOf, isFiltered } from './filters';
import { InsteadOf } from './InsteadOf';
import { CardSkeleton } from '../ui/loading/CardSkeleton';
import { Skeleton } from '../ui/loading/Skeleton';
import { resultsClasses } from './results-classes';

interface SearchResultsProps {
  readonly url: PageUrl;
  readonly search: string;
  readonly request: RequestTo<typeof listShops>;
  readonly backTo: string;
  /** The kind that was searched for. */
  readonly noun: 'shop' | 'service';
  /** The name of the place that the visitor has chosen. */
  readonly home: string;
  /** Distances are known from where the visitor searches, whatever place the text names. */
  readonly isNearKnown: boolean;
}

/** The list of found shops; the selected one stands first and largest, or beside the list. */
export function SearchResults(props: SearchResultsProps) {
  const { url, search, request, backTo, noun, home, isNearKnown } = props;
  const pages = useShopPages(request);
  const result = useFocusOnResult(search, pages.state !== 'loading');
  const isLoaded = pages.state === 'loaded';
  const hasMoved = useHasMoved(pages);
  return (
    <section
      ref={result}
      tabIndex={-1}
      aria-label="Search result"
      {...(isLoaded && searchedFor(request, pages.understood))}
      className="mx-auto grid max-w-6xl grid-cols-1 content-start gap-2 px-4 pt-1 pb-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <a href={backTo} className="inline-flex min-h-11 items-center gap-1 pr-2 font-medium text-link">
          <Icon name="arrow-left" size={20} /> Back
        </a>
        {pages.state === 'loading' && <p role="status">Searching...</p>}
        {isLoaded && pages.shops.length > 0 && <h2 className="text-lg">{sayCount(pages.found)}</h2>}
      </div>
      {isLoaded && pages.understood && (
        <Understood url={url} search={search} home={home} {...pages.understood} />
      )}
      <ListFilters url={url} isNearKnown={isNearKnown || hasMoved} isNearestFirst={false} />
      {pages.state === 'loading' && <ResultsSkeleton />}
      {pages.state === 'failed' && (
        <ErrorState
          message={
            noun === 'shop' ? 'Failed to fetch shop. Try again.' : 'Failed to fetch service. Try again.'
          }
          onRetry={pages.retry}
        />
      )}
      {isLoaded && pages.shops.length === 0 && (
        <NothingFound url={url} request={request} noun={noun} understood={pages.understood} />
      )}
      {isLoaded && pages.shops.length > 0 && <FoundShops url={url} nextPage={nextPageOf(url)} {...pages} />}
      {isLoaded && pages.shops.length > 0 && pages.understood?.line && (
        <TellMe wish={wishOf(request, pages.understood)} />
      )}
    </section>
  );
}

/**
 * The search box is rendered again with its new text and loses the focus, so the results get it. Not on a page from the
 * server: that is read from the top.
 */
function useFocusOnResult(search: string, isThere: boolean) {
  const result = useRef<HTMLElement>(null);
  const shown = useRef(isHydrating() ? search : null);
  useEffect(() => {
    if (!isThere || shown.current === search) return;
    shown.current = search;
    result.current?.focus({ preventScroll: true });
  }, [search, isThere]);
  return result;
}

interface NothingFoundProps {
  readonly url: PageUrl;
  readonly request: RequestTo<typeof listShops>;
  readonly noun: 'shop' | 'service';
  readonly understood: Understanding | undefined;
}

function NothingFound({ url, request, noun, understood }: NothingFoundProps) {
  const hasFilters = isFiltered(filtersOf(url));
  return (
    <>
      <EmptyState
        figure={<EmptyFigure name="no-results" />}
        title={noun === 'shop' ? 'No matching shop found.' : 'No matching service found.'}
        isError
      >
        {hasFilters ? <DropFilters url={url} /> : 'Try a shorter word, or another place.'}
      </EmptyState>
      <TellMe wish={wishOf(request, understood)} />
      <InsteadOf
        url={url}
        request={request}
        also={understood?.also ?? []}
        place={understood?.place ?? null}
      />
    </>
  );
}

/** Placeholders of the selected shop and of the list. */
function ResultsSkeleton() {
  return (
    <div aria-busy className={resultsClasses.both}>
      <div className={resultsClasses.selected}>
        <div className="card grid gap-3 p-3">
          <Skeleton className="aspect-[2.5] w-full" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
      <div className={resultsClasses.list}>
        {[1, 2, 3].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
