import { reminderDays } from '@aaspaas/contract/payments/listing-life';
import type { Db } from '../../api/src/db/open';
import { Sql, sql } from '../../api/src/db/sql';
import type { DemoRows } from './records/make-demo';
import { demoAgentId, demoShopId, demoUpiId } from '../../api/src/demo-accounts/sign-ins';

/** A start that was killed leaves its loader running, and the next start begins another: one waits for the other. */
export async function lockDemoData(tx: Db): Promise<void> {
  // Loading takes seconds on a quiet machine, much longer on a busy one, also between two statements.
  await tx.script("SET LOCAL statement_timeout = '10min'");
  await tx.script("SET LOCAL idle_in_transaction_session_timeout = '10min'");
  await tx.script('LOCK TABLE demo_data IN EXCLUSIVE MODE');
}

export async function insertDemoRows(tx: Db, rows: DemoRows, passwordHash: string): Promise<void> {
  const { account, shop, shop_image, agent, delivery_request, ...others } = rows;
  await insertAll(
    tx,
    'account',
    account.map((one) => ({ ...one, grade: one.role === 'admin' ? 'chief' : null, passwordHash })),
  );
  await insertShops(tx, shop, shop_image);
  await insertAll(tx, 'agent', agent);
  await insertDeliveries(tx, delivery_request);
  // A server that ran before without any data has counted its empty days.
  await tx.run(sql`DELETE FROM daily_count`);
  for (const [table, each] of Object.entries(others)) await insertAll(tx, table, each);
  await tx.run(sql`SELECT enter_past_payments()`);
  await continueNumbering(tx);
}

/**
 * Every photo that is added updates the photo count of its shop. The shops are not listed until all photos are in:
 * rows that are not listed are in no search index, which saves a third of the time.
 */
async function insertShops(tx: Db, shops: DemoRows['shop'], images: DemoRows['shop_image']): Promise<void> {
  await insertAll(
    tx,
    'shop',
    shops.map((shop) => ({ ...shop, status: 'pending_payment' })),
  );
  await insertAll(tx, 'shop_image', images);
  const ids = shops.map(({ id }) => id);
  const states = shops.map(({ status }) => status);
  await tx.run(sql`
    INSERT INTO audit (action, subject, subject_id, detail)
    SELECT 'demo listing made', 'shop', id, jsonb_build_object('to', status)
    FROM unnest(${ids}::integer[], ${states}::text[]) AS made (id, status)`);
  await tx.run(sql`
    UPDATE shop SET status = made.status
    FROM unnest(${ids}::integer[], ${states}::text[]) AS made (id, status)
    WHERE shop.id = made.id`);
  // Otherwise the first start would remind every tenth of these people at once.
  await tx.run(sql`
    INSERT INTO listing_reminder (shop_id, ends_at, days, sent_at)
    SELECT shop.id, paid_until, due.before, paid_until - make_interval(days => due.before)
    FROM shop, unnest(${reminderDays}::integer[]) AS due (before)
    WHERE paid_until < now() + make_interval(days => due.before + 1)`);
  await leaveEdits(tx);
}

/** Each move is made as people make it: the database writes down when. */
async function insertDeliveries(tx: Db, deliveries: DemoRows['delivery_request']): Promise<void> {
  await insertAll(
    tx,
    'delivery_request',
    deliveries.map(({ moves: _, ...asked }) => ({
      ...asked,
      changedAt: asked.createdAt,
      state: 'requested',
    })),
  );
  for (const turn of [0, 1]) {
    const moves = deliveries.flatMap(({ id, moves }) => (moves[turn] ? [{ id, ...moves[turn] }] : []));
    const all = <Name extends keyof (typeof moves)[number]>(name: Name) => moves.map((move) => move[name]);
    await tx.run(sql`
      UPDATE delivery_request d SET state = made.state, moved_by = made.by, changed_at = made.at, version = version + 1
      FROM unnest(${all('id')}::integer[], ${all('state')}::text[], ${all('movedBy')}::text[], ${all('at')}::timestamptz[])
        AS made (id, state, by, at)
      WHERE d.id = made.id`);
  }
}

/** Some owners have given their shop another name or number since, which an admin is to look at. */
async function leaveEdits(tx: Db): Promise<void> {
  await tx.run(sql`
    INSERT INTO listing_edit (shop_id, first_at, last_at, before)
    SELECT id, at, at, before FROM shop,
      LATERAL (SELECT now() - make_interval(hours => id % 70) AS at,
        CASE id % 2 WHEN 0 THEN jsonb_build_object('name', 'New ' || name)
          ELSE jsonb_build_object('phone', '+916' || lpad((id * 7919)::text, 9, '0')) END AS before) AS edit
    WHERE status = 'active' AND id % 333 = 33`);
}

/** One statement for each table. The keys of a row in snake case are its columns; they all come from our own code. */
async function insertAll(tx: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(inSnakeCase).join(', ');
  const values = JSON.stringify(rows.map(withColumnNames));
  const before = `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, `;
  await tx.run(new Sql([before, '::jsonb)'], [values]));
}

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withColumnNames = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [inSnakeCase(name), value]));

/** The rows came with ids of their own; new rows get the ids after them. */
async function continueNumbering(tx: Db): Promise<void> {
  await tx.run(sql`
    SELECT setval(pg_get_serial_sequence('account', 'id'), (SELECT max(id) FROM account)),
           setval(pg_get_serial_sequence('shop', 'id'), (SELECT max(id) FROM shop)),
           setval(pg_get_serial_sequence('review', 'id'), (SELECT max(id) FROM review)),
           setval(pg_get_serial_sequence('delivery_request', 'id'), (SELECT max(id) FROM delivery_request))`);
}

export async function markAsDemo(tx: Db): Promise<void> {
  // No bank has a handle with a hyphen: UPI apps refuse it, so nobody can be paid by mistake.
  await tx.run(sql`INSERT INTO setting (name, value) VALUES ('upi_id', ${demoUpiId}) ON CONFLICT DO NOTHING`);
  await tx.run(sql`INSERT INTO demo_data (shop_id, agent_id) VALUES (${demoShopId}, ${demoAgentId})`);
}

interface PhotoRow {
  readonly hash: string;
  readonly height: number;
}

export async function recordDemoPhotos(db: Db, photos: readonly PhotoRow[], width: number): Promise<void> {
  const hashes = photos.map(({ hash }) => hash);
  const heights = photos.map(({ height }) => height);
  await db.run(sql`
    INSERT INTO media (hash, width, height)
    SELECT hash, ${width}, height FROM unnest(${hashes}::text[], ${heights}::integer[]) AS row (hash, height)
    ON CONFLICT DO NOTHING`);
}

interface Searched {
  readonly query: string;
  readonly city: string;
  readonly tier: 'none' | 'items' | 'category';
  readonly count: number;
  readonly daysAgo: number;
}

/** What people of the demo cities looked for in vain, or found and left: so that the console has words to add. */
const searched: readonly Searched[] = [
  { query: 'drone on rent', city: 'bangalore', tier: 'none', count: 9, daysAgo: 1 },
  { query: 'drone on rent', city: 'pune', tier: 'none', count: 4, daysAgo: 3 },
  { query: 'qawwali party', city: 'hyderabad', tier: 'none', count: 6, daysAgo: 2 },
  { query: 'kolam artist', city: 'chennai', tier: 'none', count: 5, daysAgo: 4 },
  { query: 'bullock cart ride', city: 'jaipur', tier: 'none', count: 3, daysAgo: 6 },
  { query: 'chenda melam', city: 'kochi', tier: 'none', count: 7, daysAgo: 1 },
  { query: 'godown on rent', city: 'mumbai', tier: 'category', count: 5, daysAgo: 2 },
  { query: 'saree kuchu', city: 'bangalore', tier: 'items', count: 8, daysAgo: 1 },
];

export async function insertSearches(tx: Db, now: Date): Promise<void> {
  await tx.run(sql`
    INSERT INTO search_text (day, city_key, hash, query, tier, count)
    SELECT ${now}::date - "daysAgo", city, sha256(convert_to(query, 'UTF8')), query, tier, count
    FROM jsonb_to_recordset(${JSON.stringify(searched)}::jsonb)
      AS row (query text, city text, tier text, count integer, "daysAgo" integer)`);
}
