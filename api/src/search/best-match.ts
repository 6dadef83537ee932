import { distanceKm, type Position } from '@aaspaas/contract/places/distance';

interface Named extends Position {
  readonly name: string;
}

/** Who asks for a plumber goes no further for one who is called so. */
const notMuchFurtherKm = 2;

/** What a search most likely means: whose name contains the text, unless the first is much nearer. */
export function bestMatch<Row extends Named>(
  search: string,
  rows: readonly Row[],
  near: Position | null,
): Row | undefined {
  const [first] = rows;
  const wanted = search.toLowerCase();
  const kmTo = (row: Row) => (near ? distanceKm(near, row) : 0);
  const isMeant = (row: Row) =>
    row.name.toLowerCase().includes(wanted) && (!first || kmTo(row) <= kmTo(first) + notMuchFurtherKm);
  return rows.find(isMeant) ?? first;
}
