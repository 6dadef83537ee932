import { createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { asAway, DatabaseAway } from './database-away';
import { openDatabase } from './open';
import { sql } from './sql';

function databaseError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('it said so', 10, 'error');
  error.code = code;
  return error;
}

const systemError = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

test.each(['57P01', '57P02', '57P03', '08000', '08006', '08P01', '53300', '25P03', '25006'])(
  'what PostgreSQL says with %s means that it is away',
  (code) => {
    expect(asAway(databaseError(code))).toBeInstanceOf(DatabaseAway);
  },
);

test.each(['23505', '40001', '42P01', '55P03', '57014', '53100'])(
  'what PostgreSQL says with %s is about the statement',
  (code) => {
    expect(asAway(databaseError(code))).not.toBeInstanceOf(DatabaseAway);
  },
);

test.each([
  systemError('ECONNREFUSED'),
  systemError('ENOENT'),
  systemError('ECONNRESET'),
  new AggregateError([systemError('ECONNREFUSED'), systemError('EHOSTUNREACH')]),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
])('what the driver says is that the database is away: %s', (error) => {
  expect(asAway(error)).toBeInstanceOf(DatabaseAway);
});

test('a mistake of ours is no absence', () => {
  for (const error of [new TypeError('values must be an array'), new Error('a row that must exist does not')])
    expect(asAway(error)).toBe(error);
});

/** A port where nobody listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

test.each(['statement', 'transaction'])('a server that is not there: %s', async (what) => {
  const database = openDatabase(`postgres://aaspaas@127.0.0.1:${await closedPort()}/aaspaas`);
  const asked = sql`SELECT 1`;
  const asking = what === 'statement' ? database.one(asked) : database.transaction((tx) => tx.one(asked));
  await expect(asking).rejects.toThrow(DatabaseAway);
  await database.close();
});
