import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import { useRead } from '../server/use-read';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { DetailSkeleton } from './DetailSkeleton';
import { ShopDetail } from './ShopDetail';
import { ShopGrid } from './ShopGrid';
import { Icon } from '../ui/Icon';

interface SearchResultsProps {
  readonly search: string;
  readonly request: RequestTo<typeof listShops>;
  readonly backTo: string;
}

/** The shop that the search most likely means, in full, then everything else that was found. */
export function SearchResults({ search, request, backTo }: SearchResultsProps) {
  const reading = useRead(listShops, request);
  return (
    <section aria-label="Search result" className="mx-auto max-w-6xl py-4">
      <a href={backTo} className="inline-flex min-h-11 items-center gap-1 px-4 font-medium text-link">
        <Icon name="arrow-left" size={20} /> Back
      </a>
      {reading.state === 'loading' && (
        <>
          <p role="status" className="px-4">
            Searching...
          </p>
          <DetailSkeleton />
        </>
      )}
      {reading.state === 'failed' && (
        <ErrorState message="Failed to fetch shop. Try again." onRetry={reading.retry} />
      )}
      {reading.state === 'loaded' && <Found search={search} list={reading.reply.list} />}
    </section>
  );
}

function Found({ search, list }: { search: string; list: readonly ShopRecord[] }) {
  const best = bestMatch(search, list);
  if (!best) {
    return (
      <EmptyState figure={<EmptyFigure name="no-results" />} title="No matching shop found.">
        Try a shorter word, or another city.
      </EmptyState>
    );
  }
  const others = list.filter((shop) => shop !== best);
  return (
    <>
      <ShopDetail shop={best} />
      {others.length > 0 && (
        <div className="px-4">
          <h2 className="pt-4 pb-4">More results</h2>
          <ShopGrid shops={others} />
        </div>
      )}
    </>
  );
}

/** The shop whose name contains what was searched for, else the first. */
function bestMatch(search: string, list: readonly ShopRecord[]): ShopRecord | undefined {
  const wanted = search.toLowerCase();
  return list.find(({ sh_name }) => sh_name.toLowerCase().includes(wanted)) ?? list[0];
}
