import type { Db } from '../db/open';
import { Sql, sql } from '../db/sql';
import type { DemoPictures } from './demo-photos';
import { type DemoRows, makeDemo } from './records/make-demo';
import { demoAgentId, demoShopId, demoUpiId } from './sign-ins';

/** Demo data goes into an empty database only: never among real people's. */
export async function hasNoAccounts(db: Db): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM account LIMIT 1`)) === null;
}

interface Wishes {
  /** One for all of them. */
  readonly passwordHash: string;
  readonly now: Date;
}

/** Fills an empty, migrated database whose categories are in place. Everything happens, or nothing. */
export async function loadDemoData(
  db: Db,
  pictures: DemoPictures,
  { passwordHash, now }: Wishes,
): Promise<void> {
  const { account, shop, shop_image, ...others } = makeDemo(pictures, now);
  await db.transaction(async (tx) => {
    // Seconds on a quiet machine; a busy one may take its time.
    await tx.script("SET LOCAL statement_timeout = '10min'");
    // A start that was killed leaves its loader running, and the next start has another.
    await tx.script('LOCK TABLE demo_data IN EXCLUSIVE MODE');
    if (!(await hasNoAccounts(tx))) return;
    await insertAll(
      tx,
      'account',
      account.map((one) => ({ ...one, passwordHash })),
    );
    await insertShops(tx, shop, shop_image);
    for (const [table, rows] of Object.entries(others)) await insertAll(tx, table, rows);
    await continueNumbering(tx);
    // A handle with a hyphen is no bank's: UPI apps refuse it, and nobody can ever be paid by mistake.
    await tx.run(
      sql`INSERT INTO setting (name, value) VALUES ('upi_id', ${demoUpiId}) ON CONFLICT DO NOTHING`,
    );
    await tx.run(sql`INSERT INTO demo_data (shop_id, agent_id) VALUES (${demoShopId}, ${demoAgentId})`);
  });
}

/**
 * Counting pictures rewrites a shop once for every picture. As long as the shop is not listed, that leaves
 * the search indexes alone, and saves a third of the time.
 */
async function insertShops(db: Db, shops: DemoRows['shop'], images: DemoRows['shop_image']): Promise<void> {
  await insertAll(
    db,
    'shop',
    shops.map((shop) => ({ ...shop, status: 'pending_payment' })),
  );
  await insertAll(db, 'shop_image', images);
  await db.run(sql`
    UPDATE shop SET status = made.status
    FROM unnest(${shops.map(({ id }) => id)}::integer[], ${shops.map(({ status }) => status)}::text[])
      AS made (id, status)
    WHERE shop.id = made.id`);
}

/** One statement a table. The keys of a row, in the database's spelling, are its columns; all come from our own code. */
async function insertAll(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(inSnakeCase).join(', ');
  const values = JSON.stringify(rows.map(withColumnNames));
  const before = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, `;
  await db.run(new Sql([before, '::jsonb)'], [values]));
}

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withColumnNames = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [inSnakeCase(name), value]));

/** Ids were given by hand; the next ones come after them. */
async function continueNumbering(db: Db): Promise<void> {
  await db.run(sql`
    SELECT setval(pg_get_serial_sequence('account', 'id'), (SELECT max(id) FROM account)),
           setval(pg_get_serial_sequence('shop', 'id'), (SELECT max(id) FROM shop)),
           setval(pg_get_serial_sequence('review', 'id'), (SELECT max(id) FROM review)),
           setval(pg_get_serial_sequence('delivery_request', 'id'), (SELECT max(id) FROM delivery_request))`);
}
