import { cityNames } from '@aaspaas/contract/places/city-names';
import { listSearches } from '@aaspaas/contract/console/words/calls';
import type { SearchRecord } from '@aaspaas/contract/console/words/shapes';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { Pager } from '../Pager';
import { counted } from '../people/words';
import { useConsoleRead } from '../read-again';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { AddWord } from './actions';
import { searchesRequest, wordListOf } from '../requests';

/** What people typed in vain, or found and left. */
export function Searches() {
  const url = useUrl();
  const reading = useConsoleRead(listSearches, searchesRequest(url));
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
              columns={mayChange ? [...columns, actions] : columns}
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

const columns: readonly Column<SearchRecord>[] = [
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

const actions: Column<SearchRecord> = {
  title: 'What to do',
  cell: ({ query }) => (
    <AddWord button="Say what it means" name={`Say what ‘${query}’ means`} word={query} size="small" />
  ),
};
