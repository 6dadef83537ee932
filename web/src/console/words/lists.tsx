import {
  listConcepts,
  listSearches,
  listWordAdditions,
  undoWord,
} from '@aaspaas/contract/console/words/calls';
import type { ConceptRecord, SearchRecord, WordAddition } from '@aaspaas/contract/console/words/shapes';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { Added, UndoAddition, Undone } from '../Added';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { wordListOf } from '../requests';
import { counted } from '../say-amount';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { AddWord, AddWordTo, OrderCategories } from './actions';

/** What people typed in vain, or found and left. */
export function Searches() {
  const url = useUrl();
  const reading = usePageRead(listSearches);
  const list = wordListOf(url);
  const mayChange = useMay('change words');
  return (
    <>
      {/* Without filters it stays the same list. */}
      <FilterForm url={url} show={list === 'untapped' ? list : ''} key={list}>
        <FilterText name="q" label="Find" placeholder="A part of what was typed" />
        <FilterChoice name="city" label="City" any="Every city" options={cities} />
        <FilterChoice name="days" label="In the last" any="30 days" options={periods} />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, page, pages, count, unread }) => (
          <>
            <ConsoleTable
              caption={list === 'none' ? 'Searches that found nothing' : 'Searches that nobody tapped after'}
              columns={mayChange ? [...searchColumns, searchActions] : searchColumns}
              rows={rows}
              keyOf={({ query, city }) => `${query}\n${city}`}
              empty={list === 'none' ? 'No search in vain to show.' : 'No such search to show.'}
              url={url}
            />
            <Pager url={url} page={page} pages={pages} count={count} noun={['search', 'searches']} />
            {unread.texts > 0 && (
              <p className="max-w-prose text-ink-soft">
                And {sayNumber(unread.texts)} more that too few asked for ({counted(unread.searches, 'time')}
                ). What people type can be read once it came from three networks on one day in one city.
              </p>
            )}
          </>
        )}
      </Shown>
    </>
  );
}

const cities = cityNames.map((name) => ({ value: name, label: name }));
const periods = [
  { value: '7', label: '7 days' },
  { value: '90', label: '90 days' },
];

const searchColumns: readonly Column<SearchRecord>[] = [
  { title: 'Typed', breaks: 'anywhere', cell: ({ query }) => <strong>{query}</strong> },
  { title: 'City', cell: ({ city }) => city || 'None chosen' },
  { title: 'Times', cell: ({ searches }) => sayNumber(searches), isNumeric: true },
  { title: 'Last', cell: ({ last_day }) => sayDate(new Date(`${last_day}T12:00:00+05:30`)) },
  {
    title: 'Means now',
    cell: ({ means }) =>
      means ? <Badge tone="leaf">{means}</Badge> : <Badge tone="marigold">nothing</Badge>,
  },
];

const searchActions: Column<SearchRecord> = {
  title: 'What to do',
  cell: ({ query }) => (
    <AddWord button="Say what it means" name={`Say what ‘${query}’ means`} word={query} size="small" />
  ),
};

/** What search knows. */
export function Meanings() {
  const url = useUrl();
  const reading = usePageRead(listConcepts);
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
              columns={mayChange ? [...meaningColumns, meaningActions] : meaningColumns}
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

const meaningColumns: readonly Column<ConceptRecord>[] = [
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

const meaningActions: Column<ConceptRecord> = {
  title: 'What to do',
  cell: (row) => (
    <div className="flex flex-wrap gap-2">
      <AddWordTo concept={row.concept} />
      <OrderCategories {...row} />
    </div>
  ),
};

/** What admins have added to the words, undone ones too. */
export function Additions() {
  const url = useUrl();
  const reading = usePageRead(listWordAdditions);
  const mayChange = useMay('change words');
  return (
    <Shown reading={reading}>
      {({ rows, page, pages, count }) => (
        <>
          <ConsoleTable
            caption="Added words"
            columns={mayChange ? [...additionColumns, additionActions] : additionColumns}
            rows={rows}
            keyOf={({ addition_id }) => addition_id}
            empty="Nothing has been added yet."
            url={url}
          />
          <Pager url={url} page={page} pages={pages} count={count} noun={['addition', 'additions']} />
        </>
      )}
    </Shown>
  );
}

const sayWhat = ({ kind, what, concept, same_as }: WordAddition): string => {
  if (kind === 'alias') return `‘${what}’ means the same as ‘${same_as}’: ${concept}`;
  if (kind === 'word') return `‘${what}’ means ${concept}`;
  return kind === 'concept'
    ? `New meaning ${concept}: ${what}`
    : `Order of categories of ${concept}: ${what}`;
};

const additionColumns: readonly Column<WordAddition>[] = [
  { title: 'What', breaks: 'anywhere', cell: sayWhat },
  { title: 'Added', cell: (row) => <Added row={row} /> },
  { title: 'Status', cell: (row) => <Undone row={row} /> },
];

const additionActions: Column<WordAddition> = {
  title: 'What to do',
  cell: (row) => (
    <UndoAddition
      call={undoWord}
      row={row}
      what={sayWhat(row)}
      then="Search will no longer know that."
      done="Undone. Searches are understood as before."
    />
  ),
};
