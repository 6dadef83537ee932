import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { PageUrl } from '../../current-url/url';
import { DropFilters } from '../../search/DropFilters';
import { filtersOf, isFiltered } from '../../search/filters';
import { nextPageOf } from '../../search/list-urls';
import type { Request } from '../../search/requests';
import { ShowMore } from '../../search/ShowMore';
import type { Understanding } from '../../search/Understood';
import type { ShopPages } from '../../search/use-shop-pages';
import { GridSkeleton, ShopGrid } from '../../shops/cards/ShopGrid';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/loading/lazy-part';
import { finderTexts, labelOf } from './finder-texts';
import { viewUrl, questionOf, searchUrl } from './finder-url';
import { say } from '../../say';

// Rarely needed.
const InsteadOf = lazyPart(async () => (await import('../../search/InsteadOf')).InsteadOf);

interface FinderResultsProps {
  readonly url: PageUrl;
  readonly request: Request;
  readonly pages: ShopPages;
  readonly shops: readonly ShopRecord[];
}

export function FinderResults({ url, request, pages, shops }: FinderResultsProps) {
  const says = finderTexts[questionOf(url).kind];
  if (pages.state === 'loading') {
    return (
      <>
        <p role="status" className="pb-4">
          {says.loading}
        </p>
        <GridSkeleton count={6} />
      </>
    );
  }
  if (pages.state === 'failed') return <FormError says={says.failed} retry={pages.retry} />;
  if (shops.length === 0) return <NoResults {...{ url, request, understood: pages.understood }} />;
  return (
    <>
      <ShopGrid shops={shops} hrefOf={({ sh_id }) => viewUrl(url, { shop: sh_id })} />
      {pages.hasMore && <ShowMore href={nextPageOf(url)} next={pages.next} loadNext={pages.loadNext} />}
    </>
  );
}

function FormError({ says, retry }: { says: string; retry(): void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon name="alert-triangle" /> {says}
      </p>
      <Button variant="secondary" onClick={retry}>
        Retry
      </Button>
    </div>
  );
}

interface NoResultsProps {
  readonly url: PageUrl;
  readonly request: Request;
  readonly understood: Understanding | undefined;
}

/** A search without services may well find shops, and the other way round, so the other kind is offered. */
function NoResults({ url, request, understood }: NoResultsProps) {
  const { category, kind } = questionOf(url);
  const other = kind === 'shop' ? 'service' : 'shop';
  return (
    <>
      <EmptyState
        figure={<EmptyFigure name="no-results" />}
        title={finderTexts[kind].empty}
        action={
          <ButtonLink variant="secondary" href={searchUrl(url, { kind: other })}>
            {say('Look for {category} among {others}', {
              category: labelOf(category),
              others: finderTexts[other].many.toLowerCase(),
            })}
          </ButtonLink>
        }
      >
        {isFiltered(filtersOf(url)) && <DropFilters url={url} />}
      </EmptyState>
      <InsteadOf
        {...{ url, request, field: 'category' }}
        also={understood?.also ?? []}
        place={understood?.place ?? null}
      />
    </>
  );
}
