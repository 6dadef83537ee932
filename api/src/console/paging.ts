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

const pageNumber = (typed = ''): number => (/^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1);
