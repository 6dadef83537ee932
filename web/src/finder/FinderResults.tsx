import { useState } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import type { listShops, ShopRecord } from '@aaspaas/contract/shops/calls';
import type { Reading } from '../api/use-read';
import { GridSkeleton, ShopGrid } from '../shops/card/ShopGrid';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazy-part';
import { finderUrl, type FinderQuestion } from './finder-url';
import { labelOf, finderTexts } from './finder-texts';

// Rarely needed.
const SampleListings = lazyPart(async () => (await import('../shops/card/SampleListings')).SampleListings);

/** As many as people like to scroll past; a button shows the rest. */
const shownAtOnce = 20;

interface FinderResultsProps {
  readonly question: FinderQuestion;
  readonly reading: Reading<ReplyOf<typeof listShops>>;
  readonly shops: readonly ShopRecord[];
}

export function FinderResults({ question, reading, shops }: FinderResultsProps) {
  const says = finderTexts[question.kind];
  if (reading.state === 'loading') {
    return (
      <>
        <p role="status" className="pb-4">
          {says.loading}
        </p>
        <GridSkeleton count={6} />
      </>
    );
  }
  if (reading.state === 'failed') return <FormError says={says.failed} retry={reading.retry} />;
  if (shops.length === 0) return <NoResults question={question} />;
  return <Cards key={finderUrl({ ...question, shop: null })} question={question} shops={shops} />;
}

function Cards({ question, shops }: Pick<FinderResultsProps, 'question' | 'shops'>) {
  const [count, setCount] = useState(shownAtOnce);
  return (
    <>
      <ShopGrid
        shops={shops.slice(0, count)}
        hrefOf={({ sh_id }) => finderUrl({ ...question, shop: sh_id })}
      />
      {shops.length > count && (
        <div className="pt-6 text-center">
          <Button variant="secondary" onClick={() => setCount(count + shownAtOnce)}>
            Show more
          </Button>
        </div>
      )}
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

/** A search without services may well find shops, and the other way round, so the other kind is offered. */
function NoResults({ question }: { question: FinderQuestion }) {
  const other = question.kind === 'shop' ? 'service' : 'shop';
  return (
    <>
      <EmptyState
        figure={<EmptyFigure name="no-results" />}
        title={finderTexts[question.kind].empty}
        action={
          <ButtonLink variant="secondary" href={finderUrl({ ...question, kind: other })}>
            Look for {labelOf(question.category)} among {finderTexts[other].many.toLowerCase()}
          </ButtonLink>
        }
      />
      <SampleListings />
    </>
  );
}
