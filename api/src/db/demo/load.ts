import { hash } from '@node-rs/argon2';
import type { Db } from '../open';
import { Sql, sql } from '../sql';
import type { DemoPictures } from './demo-pictures';
import { type DemoRows, makeDemo } from './make-demo';
import { type DemoAccounts, demoPassword, demoSignIns } from './sign-ins';

export { type DemoAccounts, demoPassword, demoSignIns } from './sign-ins';

/** Fills an empty, migrated database whose categories are in place. Everything happens, or nothing. */
export async function loadDemoData(
  db: Db,
  pictures: DemoPictures,
  now: Date = new Date(),
): Promise<DemoAccounts> {
  const { account, shop, shop_image, ...others } = makeDemo(pictures, now);
  const passwordHash = await hashDemoPassword();
  await db.transaction(async (tx) => {
    // Seconds on a quiet machine; a busy one may take its time.
    await tx.script("SET LOCAL statement_timeout = '10min'");
    await insertAll(
      tx,
      'account',
      account.map((one) => ({ ...one, passwordHash })),
    );
    await insertShops(tx, shop, shop_image);
    for (const [table, rows] of Object.entries(others)) await insertAll(tx, table, rows);
    await continueNumbering(tx);
  });
  return demoSignIns;
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

/** All demo accounts share one password, so one hash will do; the salt is fixed so that every load gives the same rows. */
function hashDemoPassword(): Promise<string> {
  const salt = Buffer.from('aaspaas-demo-salt');
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
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
