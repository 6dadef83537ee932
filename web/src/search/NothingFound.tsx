import type { RequestTo } from '@aaspaas/contract/call';
import type { listShops } from '@aaspaas/contract/shops/calls';
import type { PageUrl } from '../current-url/url';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { EmptyState } from '../ui/EmptyState';
import { DropFilters } from './DropFilters';
import { filtersOf, isFiltered } from './filters';
import { InsteadOf } from './InsteadOf';
import { TellMe } from './TellMe';
import type { Understanding } from './Understood';
import { wishOf } from './wish-of';

interface NothingFoundProps {
  readonly url: PageUrl;
  readonly request: RequestTo<typeof listShops>;
  readonly noun: 'shop' | 'service';
  readonly understood: Understanding | undefined;
}

export function NothingFound({ url, request, noun, understood }: NothingFoundProps) {
  const hasFilters = isFiltered(filtersOf(url));
  return (
    <>
      <EmptyState figure={<EmptyFigure name="no-results" />} title={`No matching ${noun} found.`} isError>
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
