import type { Column } from '../ConsoleTable';
import type { Ticks } from './use-ticks';

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
