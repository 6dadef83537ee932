import { listConcepts } from '@aaspaas/contract/console/words/calls';
import type { ConceptRecord } from '@aaspaas/contract/console/words/shapes';
import { useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { FilterForm, FilterText } from '../Filters';
import { Pager } from '../Pager';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { AddWordTo, OrderCategories } from './actions';
import { findRequest } from '../requests';

/** What search knows. */
export function Meanings() {
  const url = useUrl();
  const reading = useConsoleRead(listConcepts, findRequest(url));
  const mayChange = useMay('change words');
  return (
    <>
      <FilterForm url={url} show="meanings">
        <FilterText name="q" label="Find" placeholder="A word, such as tap" />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            <ConsoleTable
              caption="Meanings"
              columns={mayChange ? [...columns, actions] : columns}
              rows={rows}
              keyOf={({ concept }) => concept}
              empty="Search knows nothing like that."
              url={url}
            />
            <Pager url={url} page={page} pages={pages} count={count} noun={['meaning', 'meanings']} />
          </>
        )}
      </Shown>
    </>
  );
}

const columns: readonly Column<ConceptRecord>[] = [
  {
    title: 'Meaning',
    cell: ({ concept, is_added }) => (
      <span className="flex flex-wrap items-center gap-2">
        <strong>{concept}</strong>
        {is_added && <Badge tone="indigo">added here</Badge>}
      </span>
    ),
  },
  { title: 'Categories', cell: ({ categories }) => categories.join(', ') },
  { title: 'Some words', breaks: 'anywhere', cell: ({ words }) => words.join(', ') },
];

const actions: Column<ConceptRecord> = {
  title: 'What to do',
  cell: (row) => (
    <div className="flex flex-wrap gap-2">
      <AddWordTo concept={row.concept} />
      <OrderCategories {...row} />
    </div>
  ),
};
