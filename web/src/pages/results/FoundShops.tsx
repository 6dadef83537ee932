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
import { wishOf } from '../../search/wish-of';
import { askOther, textsOf } from './asked-texts';
import { say } from '../../say';

// Rarely needed.
const InsteadOf = lazyPart(async () => (await import('../../search/InsteadOf')).InsteadOf);

interface FoundShopsProps {
  readonly url: PageUrl;
  readonly asked: Asked;
  readonly request: Request;
  readonly pages: ShopPages;
  readonly shops: readonly ShopRecord[];
  /** A mouse is at a card, or at none. */
  onPoint(shop: ShopRecord | null): void;
}

export function FoundShops({ url, asked, request, pages, shops, onPoint }: FoundShopsProps) {
  if (pages.state === 'loading') return <GridSkeleton count={6} />;
  if (pages.state === 'failed') return <ErrorState message={textsOf(asked).failed} onRetry={pages.retry} />;
  if (shops.length === 0) return <NothingFound {...{ url, asked, request, understood: pages.understood }} />;
  const { fitting = shops.length } = pages.found;
  const grid = {
    selected: Number(url.query.get('shop')) || pages.best,
    onPoint,
    ...(asked.field === 'category' && { hrefOf: ({ sh_id }: ShopRecord) => listShowing(url, sh_id) }),
  };
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
      {pages.hasMore && <ShowMore href={nextPageOf(url)} next={pages.next} loadNext={pages.loadNext} />}
      {pages.understood?.line && <TellMe wish={wishOf(request, pages.understood)} />}
    </>
  );
}

interface NothingFoundProps {
  readonly url: PageUrl;
  readonly asked: Asked;
  readonly request: Request;
  readonly understood: Understanding | undefined;
}

/** What to do instead; a search without services may well find shops, and the other way round. */
function NothingFound({ url, asked, request, understood }: NothingFoundProps) {
  const { text, kind, field } = asked;
  const other = kind === 'shop' ? 'service' : 'shop';
  return (
    <>
      <EmptyState
        figure={<EmptyFigure name="no-results" />}
        title={textsOf(asked).empty}
        isError={field === 'search'}
        action={
          field === 'category' && (
            <ButtonLink variant="secondary" href={urlOfKind(url, other)}>
              {askOther(text, other)}
            </ButtonLink>
          )
        }
      >
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
          <InsteadOf
            {...{ url, request, field }}
            also={understood?.also ?? []}
            place={understood?.place ?? null}
          />
        </>
      ) : (
        <SampleListings />
      )}
    </>
  );
}
