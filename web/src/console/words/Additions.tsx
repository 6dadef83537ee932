import { listWordAdditions, undoWord } from '@aaspaas/contract/console/words/calls';
import type { WordAddition } from '@aaspaas/contract/console/words/shapes';
import { useUrl } from '../../current-url/url';
import { Added, UndoAddition, Undone } from '../Added';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { Pager } from '../Pager';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { pageRequest } from '../requests';

/** What operators have added to the words, undone ones too. */
export function Additions() {
  const url = useUrl();
  const reading = useConsoleRead(listWordAdditions, pageRequest(url));
  const mayChange = useMay('change words');
  return (
    <Shown reading={reading}>
      {({ rows, page, pages, count }) => (
        <>
          <ConsoleTable
            caption="Added words"
            columns={mayChange ? [...columns, actions] : columns}
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

const columns: readonly Column<WordAddition>[] = [
  { title: 'What', breaks: 'anywhere', cell: sayWhat },
  { title: 'Added', cell: (row) => <Added row={row} /> },
  { title: 'Status', cell: (row) => <Undone row={row} /> },
];

const actions: Column<WordAddition> = {
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
