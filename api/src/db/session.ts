import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Readable, Writable } from 'node:stream';
import { parseUrl } from './open';
import { type Sql, toQuery } from './sql';

/** One connection, for work on whole tables that keeps a transaction open while rows stream in or out. */
export interface Session {
  many<Row>(statement: Sql): Promise<Row[]>;
  /** Several statements at once, without values. */
  script(text: string): Promise<void>;
  /** The rows of a COPY … TO STDOUT, as text. */
  copyOut(text: string): Readable;
  /** Takes the rows for a COPY … FROM STDIN. */
  copyIn(text: string): Writable;
  close(): Promise<void>;
}

export async function openSession(url: string): Promise<Session> {
  const client = new pg.Client({
    ...parseUrl(url),
    application_name: 'aaspaas',
    statement_timeout: 0,
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=0',
  });
  await client.connect();
  return {
    many: async <Row>(statement: Sql) => {
      const { text, values } = toQuery(statement);
      // Only the statement decides what its rows look like, so the caller names the type.
      return (await client.query(text, values)).rows as Row[];
    },
    script: async (text) => void (await client.query(text)),
    copyOut: (text) => client.query(copyTo(text)),
    copyIn: (text) => client.query(copyFrom(text)),
    close: () => client.end(),
  };
}
