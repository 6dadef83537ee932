import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { PageUrl } from '../../current-url/url';
import type { Asked } from '../../search/asked';
import { DropFilters } from '../../search/DropFilters';
import { filtersOf, isFiltered } from '../../search/filters';
import { listShowing, nextPageOf, urlOfKind } from '../../search/list-urls';
import type { Request } from '../../search/requests';
import { SampleListings } from '../../search/SampleListings';
import { ShowMore } from '../../search/ShowMore';
import { TellMe } from '../../search/TellMe';
import type { Understanding } from '../../search/Understood';
import type { ShopPages } from '../../search/use-shop-pages';
import { GridSkeleton, ShopGrid } from '../../shops/cards/ShopGrid';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { lazyPart } from '../../ui/loading/lazy-part';
import { say, sayName } from '../../say';
import { sayFar } from '../../say-time';
import { sayCount } from '../../search/say-count';
import { wishOf } from '../../search/wish-of';
import { askOther, labelOf, textsOf } from './asked-texts';

// Rarely needed.
const InsteadOf = lazyPart(async () => (await import('../../search/InsteadOf')).InsteadOf);

interface FoundShopsProps {
  readonly url: PageUrl;
  readonly asked: Asked;
  /** As people call it. */
  readonly place?: string | null;
  readonly request: Request;
  readonly pages: ShopPages;
  readonly shops: readonly ShopRecord[];
  /** A mouse is at a card, or at none. */
  onPoint(shop: ShopRecord | null): void;
}

export function FoundShops({ url, asked, place = null, request, pages, shops, onPoint }: FoundShopsProps) {
  if (pages.state === 'loading') return <GridSkeleton count={6} />;
  if (pages.state === 'failed') return <ErrorState message={textsOf(asked).failed} onRetry={pages.retry} />;
  const { understood } = pages;
  if (shops.length === 0) return <NothingFound {...{ url, asked, place, request, understood }} />;
  const { fitting = shops.length, asked_for: askedFor } = pages.found;
  const grid = {
    selected: Number(url.query.get('shop')) || pages.best,
    onPoint,
    ...(asked.field === 'category' && { hrefOf: ({ sh_id }: ShopRecord) => listShowing(url, sh_id) }),
  };
  const more = pages.hasMore && (
    <ShowMore href={nextPageOf(url)} next={pages.next} loadNext={pages.loadNext} />
  );
  const tellMe = understood && <TellMe wish={wishOf(request, understood)} />;
  if (understood?.is_far)
    return (
      <>
        {tellMe}
        <details>
          <summary className="min-h-11 py-2 font-semibold text-link">
            {say('{results} further away, from {distance} on', {
              results: sayCount(pages.found),
              distance: sayFar(shops[0]?.distance ?? ''),
            })}
          </summary>
          <ShopGrid shops={shops} {...grid} />
          {more}
        </details>
      </>
    );
  return (
    <>
      <ShopGrid shops={shops.slice(0, fitting)} {...grid} isFirst />
      {fitting < shops.length && (
        <section aria-labelledby="others">
          <h2 id="others" className="pt-5 pb-3 text-lg">
            These may help too
          </h2>
          <ShopGrid shops={shops.slice(fitting)} {...grid} />
        </section>
      )}
      {more}
      {askedFor === 0 && tellMe}
    </>
  );
}

interface NothingFoundProps {
  readonly url: PageUrl;
  readonly asked: Asked;
  readonly place: string | null;
  readonly request: Request;
  readonly understood: Understanding | undefined;
}

/** What to do instead; a search without services may well find shops, and the other way round. */
function NothingFound({ url, asked, place, request, understood }: NothingFoundProps) {
  const { text, kind, field } = asked;
  const other = kind === 'shop' ? 'service' : 'shop';
  const there = understood?.place ?? null;
  const where = there ? say(there.name) : place;
  return (
    <>
      <EmptyState
        figure={<EmptyFigure name="no-results" />}
        title={text ? sayNothing(say(labelOf(text)), where) : textsOf(asked).empty}
        isError={!text}
        action={
          field === 'category' && (
            <ButtonLink variant="secondary" href={urlOfKind(url, other)}>
              {askOther(text, other)}
            </ButtonLink>
          )
        }
      >
        {text && <p className="pb-1 text-sm">{say(textsOf(asked).empty)}</p>}
        {isFiltered(filtersOf(url)) ? (
          <DropFilters url={url} />
        ) : text ? (
          say('Try a shorter word, or another place.')
        ) : (
          say('Try another place.')
        )}
      </EmptyState>
      {text ? (
        <>
          <TellMe wish={wishOf(request, understood)} />
          <InsteadOf {...{ url, request, field, where }} also={understood?.also ?? []} place={there} />
        </>
      ) : (
        <SampleListings />
      )}
    </>
  );
}

const sayNothing = (text: string, place: string | null): string =>
  place === null
    ? say('Nothing found for {text}', { text })
    : say('Nothing found for {text} near {place}', { text, place: sayName(place) });
