import { sayNumber } from '@aaspaas/contract/say-number';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Column } from '../ConsoleTable';

interface BulkBarProps {
  readonly ticks: Ticks;
  /** Of the rows of this page. */
  readonly ids: readonly number[];
  /** The actions. */
  readonly children: ReactNode;
}

/** Above a list: actions on the ticked rows or, while none is ticked, on all that the filters find. */
export function BulkBar({ ticks, ids, children }: BulkBarProps) {
  const isTicked = ticks.ids.length > 0;
  return (
    <div role="group" aria-label="Many at once" className="flex flex-wrap items-center gap-2 print:hidden">
      <Button variant="quiet" size="small" onClick={() => ticks.set(isTicked ? [] : ids)}>
        {isTicked ? 'Untick' : 'Tick this page'}
      </Button>
      {children}
    </div>
  );
}

/** '3 ticked', or 'all 1,350'. */
export const sayWhich = (ticks: Ticks, count: number): string =>
  ticks.ids.length > 0 ? `${ticks.ids.length} ticked` : `all ${sayNumber(count)}`;

export interface Ticks {
  readonly ids: readonly number[];
  has(id: number): boolean;
  toggle(id: number): void;
  set(ids: readonly number[]): void;
}

/** Which rows of a list are ticked. */
export function useTicks(): Ticks {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) =>
      setIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    set: setIds,
  };
}

/** A box before each row. */
export const tickColumn = <Row extends { readonly name: string }>(
  ticks: Ticks,
  idOf: (row: Row) => number,
): Column<Row> => ({
  title: 'Tick',
  cell: (row) => (
    <label className="-m-2.5 grid size-[44px] place-items-center">
      <input
        type="checkbox"
        checked={ticks.has(idOf(row))}
        onChange={() => ticks.toggle(idOf(row))}
        aria-label={`Tick ${row.name}`}
        className="size-5 accent-leaf"
      />
    </label>
  ),
});
