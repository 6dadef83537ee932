/** How many rows a page of the console's lists has. */
export const rowsOnAPage = 50;

export interface Paged<Row> {
  readonly rows: Row[];
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

interface List<Row> {
  count(): Promise<number>;
  rows(slice: Slice): Promise<Row[]>;
}

/** The page of a list that the url asks for. A page beyond the end is the last one, and anything strange the first. */
export async function readPage<Row>(typed: string | undefined, list: List<Row>): Promise<Paged<Row>> {
  const count = await list.count();
  const pages = Math.max(1, Math.ceil(count / rowsOnAPage));
  const page = Math.min(pageNumber(typed), pages);
  const rows = count === 0 ? [] : await list.rows({ limit: rowsOnAPage, offset: (page - 1) * rowsOnAPage });
  return { rows, count, page, pages };
}

/** The same for a list whose rows say how many there are: what is dear to count is gone through once. */
export async function readCountedPage<Row extends { readonly total: number }>(
  typed: string | undefined,
  read: (slice: Slice) => Promise<Row[]>,
): Promise<Paged<Row>> {
  const page = pageNumber(typed);
  const rows = await read(sliceOf(page));
  const count = rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(count / rowsOnAPage));
  if (rows.length > 0 || page === 1) return { rows, count, page, pages };
  const first = await readCountedPage('1', read);
  return first.pages === 1 ? first : readCountedPage(String(first.pages), read);
}

const sliceOf = (page: number): Slice => ({ limit: rowsOnAPage, offset: (page - 1) * rowsOnAPage });

const pageNumber = (typed = ''): number => (/^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1);
