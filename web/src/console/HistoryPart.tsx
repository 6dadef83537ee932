import type { ReactNode } from 'react';
import { useUrl } from '../current-url/url';
import { type Column, ConsoleTable } from './ConsoleTable';

interface HistoryPartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
}

/** One kind of what has happened, on the page of one thing or person: a short table, or why there is none. */
export function HistoryPart<Row>({ title, rows, columns, empty }: HistoryPartProps<Row>): ReactNode {
  const url = useUrl();
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ConsoleTable
          caption={title}
          columns={columns}
          rows={rows}
          keyOf={(row) => rows.indexOf(row)}
          empty={empty}
          url={url}
        />
      )}
    </section>
  );
}
