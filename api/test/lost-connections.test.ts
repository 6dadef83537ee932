import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeShop, signIn } from './make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const customers = 24;
const cuts = 6;

/** Cuts all connections, as PostgreSQL does when it restarts. */
async function cutConnections(): Promise<void> {
  // The connection that asks may be cut as well.
  await testApp.db
    .run(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    .catch(() => 0);
}

/** Sends the same request with the same key until there is a reply, as the web app does. */
async function sendUntilAnswered(body: object, as: string, key: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const headers = { 'idempotency-key': key };
    const answer = await testApp.post('/shop/add/review', body, { as, headers });
    if (answer.status === 200) return;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  }
  throw new Error('never answered');
}

test('while the database loses its connections, what is answered has happened, and once', async () => {
  const shop = await makeShop(testApp.db);
  const tokens = await Promise.all(
    Array.from({ length: customers }, async () =>
      signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now()),
    ),
  );
  const review = { shop_id: shop.id, comment: 'Good', rating: 4 };
  const writing = tokens.map((as, index) => sendUntilAnswered(review, as, `review-number-${index}`));
  for (let cut = 0; cut < cuts; cut++) await cutConnections();
  await Promise.all(writing);
  const written = await testApp.db.one(sql`
    SELECT count(*) AS reviews, count(DISTINCT author_id) AS authors FROM review WHERE shop_id = ${shop.id}`);
  expect(written).toEqual({ reviews: customers, authors: customers });
  const counted = await testApp.db.one(sql`SELECT rating_sum, rating_count FROM shop WHERE id = ${shop.id}`);
  expect(counted).toEqual({ rating_sum: 4 * customers, rating_count: customers });
});
