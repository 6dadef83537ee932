/** Long lists, read so many rows at once. */
const rowsAtOnce = 1000;

/**
 * For a list that can be sorted: its ids are read first, so that none is missed or met twice when a row changes its
 * place meanwhile.
 */
export async function* inOrder<Row, Cells>(
  ids: readonly number[],
  readRows: (ids: readonly number[]) => Promise<Row[]>,
  cellsOf: (row: Row) => Cells,
): AsyncGenerator<Cells[]> {
  for (let at = 0; at < ids.length; at += rowsAtOnce)
    yield (await readRows(ids.slice(at, at + rowsAtOnce))).map(cellsOf);
}

/** For a list that has one order, that of its ids, and may be too long to read them all first. */
export async function* oneAfterTheOther<Row extends { readonly id: number }, Cells>(
  readRows: (after: number | null, limit: number) => Promise<Row[]>,
  cellsOf: (row: Row) => Cells,
): AsyncGenerator<Cells[]> {
  let rows: Row[];
  let last: number | null = null;
  do {
    rows = await readRows(last, rowsAtOnce);
    yield rows.map(cellsOf);
    last = rows.at(-1)?.id ?? null;
  } while (rows.length === rowsAtOnce);
}
