import type { ReactNode } from 'react';
import { sayNumber } from '@aaspaas/contract/say-number';
import { type PageUrl, urlWith } from '../current-url/url';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

export interface Column<Row> {
  readonly title: string;
  cell(row: Row): ReactNode;
  /** Numbers stand to the right. */
  readonly isNumeric?: boolean;
  /**
   * Where a line may end, besides between words: `anywhere` for what people typed, such as a name, which may be one
   * long word; `nowhere` for what is read at a glance, such as a date.
   */
  readonly breaks?: 'anywhere' | 'nowhere';
  /** The list can be sorted by it: `sort=name` in the url, `sort=-name` for the other way round. */
  readonly sortKey?: string;
}

interface ConsoleTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** Said in place of a table without rows. */
  readonly empty: string;
  readonly url: PageUrl;
}

/** A table on computers; on phones each row is a card with its titles beside the values. */
export function ConsoleTable<Row>({ caption, columns, rows, keyOf, empty, url }: ConsoleTableProps<Row>) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <div className="console-table-room">
      <table className="console-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnTitle key={column.title} column={column} url={url} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.title} data-title={column.title} className={classOf(column)}>
                  <div className="min-w-0">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const classOf = <Row,>({ isNumeric, breaks }: Column<Row>): string | undefined =>
  isNumeric ? 'numeric' : breaks && `breaks-${breaks}`;

function ColumnTitle<Row>({ column, url }: { column: Column<Row>; url: PageUrl }) {
  const { title, sortKey } = column;
  const classes = classOf(column);
  if (!sortKey)
    return (
      <th scope="col" className={classes}>
        {title}
      </th>
    );
  const sort = url.query.get('sort');
  const order = sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : 'none';
  const next = order === 'ascending' ? `-${sortKey}` : sortKey;
  return (
    <th scope="col" aria-sort={order} className={classes}>
      <a href={urlWith(url, { sort: next, page: null })}>
        {title}
        <span aria-hidden> {arrows[order]}</span>
      </a>
    </th>
  );
}

const arrows = { ascending: '↑', descending: '↓', none: '↕' } as const;

interface PagerProps {
  readonly url: PageUrl;
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** What is listed: one of it, and many. */
  readonly noun: readonly [one: string, many: string];
}

/** How many there are altogether, and the ways to the pages beside this one. */
export function Pager({ url, page, pages, count, noun: [one, many] }: PagerProps) {
  // An empty list says so itself.
  if (count === 0) return null;
  const at = (to: number): string => urlWith(url, { page: to === 1 ? null : String(to) });
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <p className="mr-auto text-ink-soft">
        {sayNumber(count)} {count === 1 ? one : many}
        {pages > 1 && ` · page ${sayNumber(page)} of ${sayNumber(pages)}`}
      </p>
      {page > 1 && (
        <ButtonLink href={at(page - 1)} variant="secondary" size="small" rel="prev">
          Previous
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink href={at(page + 1)} variant="secondary" size="small" rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
