import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories, tellingCategories } from '@aaspaas/contract/shops/categories';
import { cities } from '@aaspaas/contract/places/cities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../api/test/fresh-database';
import { passwordMatches } from '../../api/src/accounts/passwords';
import { sql } from '../../api/src/db/sql';
import { guardDemoAccounts } from '../../api/src/demo-accounts/first-fill';
import type { DemoPhotos } from './records/demo-photos';
import { loadDemoData } from './load';
import { hashKnownPassword } from '../../api/src/demo-accounts/password';
import { demoAdmin, demoPassword, demoSignIns } from '../../api/src/demo-accounts/sign-ins';
import { townPlans } from './words/city-plan';

const now = new Date('2026-03-15T06:30:00Z');
const hash = (number: number): string => number.toString(16).padStart(32, '0');
const portraits = [hash(1), hash(2), hash(3)];
const photos: DemoPhotos = {
  shop: new Map(
    categories.map(({ id }) => [id, Array.from({ length: 7 }, (_, index) => hash(id * 100 + index))]),
  ),
  people: portraits,
};

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
  const hashes = [...portraits, ...[...photos.shop.values()].flat()];
  await fresh.database.run(
    sql`INSERT INTO media (hash, width, height) SELECT hash, 800, 600 FROM unnest(${hashes}::text[]) AS hash`,
  );
  await loadDemoData(fresh.database, photos, { passwordHash: await hashKnownPassword(), now });
}, 60_000);

afterAll(() => fresh.drop());

const count = async (text: TemplateStringsArray, ...values: unknown[]): Promise<number> =>
  (await fresh.database.one<{ count: number }>(sql(text, ...values))).count;

test('more than a thousand listings, all paid for', async () => {
  const listed = await count`SELECT count(*) FROM shop WHERE is_listed`;
  expect(listed).toBeGreaterThanOrEqual(1200);
  expect(listed).toBeLessThanOrEqual(1700);
  expect(await count`SELECT count(*) FROM shop WHERE is_listed AND paid_until <= ${now}`).toBe(0);
});

test('every city has forty listings or more, Bangalore the most, and some towns have a few', async () => {
  const perCity = await fresh.database.many<{ city: string; count: number }>(
    sql`SELECT city, count(*) FROM shop WHERE is_listed GROUP BY city ORDER BY count(*) DESC`,
  );
  expect(perCity.length).toBe(cities.length + townPlans.length);
  expect(perCity.at(0)?.city).toBe('Bangalore');
  const listed = new Map(perCity.map(({ city, count: shops }) => [city, shops]));
  expect(cities.filter(({ name }) => (listed.get(name) ?? 0) < 40)).toEqual([]);
});

test('every category and every kind has listings', async () => {
  expect(await count`SELECT count(DISTINCT category_id) FROM shop WHERE is_listed`).toBe(
    tellingCategories.length,
  );
  expect(await count`SELECT count(DISTINCT kind) FROM shop WHERE is_listed`).toBe(3);
});

test('the admin finds listings in every state, and one that is not complete', async () => {
  expect(await count`SELECT count(DISTINCT status) FROM shop`).toBe(6);
  expect(await count`SELECT count(*) FROM shop WHERE status = 'active' AND NOT is_complete`).toBe(1);
  expect(await count`SELECT count(*) FROM payment WHERE state = 'submitted'`).toBe(4);
  expect(
    await count`SELECT count(*) FROM shop WHERE status IN ('rejected', 'suspended') AND status_reason = ''`,
  ).toBe(0);
});

test('shop 16 is worth looking at', async () => {
  const shop = await fresh.database.one(
    sql`SELECT city, is_listed, photo_count, rating_count, owner_id FROM shop WHERE id = 16`,
  );
  expect(shop).toMatchObject({
    city: 'Bangalore',
    is_listed: true,
    photo_count: 7,
    rating_count: 26,
    owner_id: 3,
  });
});

test('account 14 is an agent', async () => {
  expect(
    await count`SELECT count(*) FROM account JOIN agent ON account_id = id WHERE id = 14 AND role = 'deliverystaff'`,
  ).toBe(1);
  expect(await count`SELECT count(*) FROM agent`).toBe(60);
});

test('deliveries begin with being asked for, and their moves lead to their state in order', async () => {
  expect(await count`SELECT count(DISTINCT state) FROM delivery_request`).toBe(5);
  expect(
    await count`
    SELECT count(*) FROM delivery_request d, LATERAL (
      SELECT array_agg(m.state ORDER BY m.id) AS states, array_agg(m.at ORDER BY m.id) AS times,
        array_agg(m.at ORDER BY m.at) AS in_order
      FROM delivery_move m WHERE m.delivery_id = d.id) AS made
    WHERE states[1] <> 'requested' OR states[cardinality(states)] <> d.state OR times <> in_order
      OR times[1] <> d.created_at OR times[cardinality(times)] <> d.changed_at`,
  ).toBe(0);
});

test('loaded again it stays as it is', async () => {
  const accounts = await count`SELECT count(*) FROM account`;
  await loadDemoData(fresh.database, photos, { passwordHash: 'another', now });
  expect(await count`SELECT count(*) FROM account`).toBe(accounts);
  expect(await count`SELECT count(*) FROM account WHERE password_hash = 'another'`).toBe(0);
});

test('the database says which rows visitors are shown, until they are gone [D-009]', async () => {
  const shown = () => fresh.database.one(sql`SELECT shop_id, agent_id FROM demo_data`);
  expect(await shown()).toEqual({ shop_id: 16, agent_id: 14 });
  const gone = fresh.database.transaction(async (tx) => {
    await tx.run(sql`DELETE FROM account WHERE id IN (3, 14)`);
    expect(await tx.one(sql`SELECT shop_id, agent_id FROM demo_data`)).toEqual({
      shop_id: null,
      agent_id: null,
    });
    throw new Error('not for the other tests');
  });
  await expect(gone).rejects.toThrow('not for the other tests');
});

test('the demo people can sign in', async () => {
  for (const { role, email, accountId } of demoSignIns) {
    const account = await fresh.database.one<{ id: number; role: string; password_hash: string }>(
      sql`SELECT id, role, password_hash FROM account WHERE email = ${email}`,
    );
    expect(account).toMatchObject({ id: accountId, role });
    expect(await passwordMatches(account.password_hash, demoPassword)).toBe(true);
  }
});

test('in the open they get a password that is in a file for the server’s user alone, and not in what is printed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-demo-'));
  const file = join(dataDir, 'demo-password.txt');
  // A file that others could read is not written into.
  await writeFile(file, 'old', { mode: 0o644 });
  const opened = fresh.database.transaction(async (tx) => {
    const lines = await guardDemoAccounts(tx, { isOwnMachine: false, dataDir }, now);
    const password = (await readFile(file, 'utf8')).trim();
    const [row] = await tx.many<{ password_hash: string }>(
      sql`SELECT password_hash FROM account WHERE email = ${demoAdmin.email}`,
    );
    expect(await passwordMatches(row?.password_hash ?? '', password)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines).toEqual([
      `The demo accounts had a password that everybody can know. Their new one is in ${file}.`,
    ]);
    throw new Error('not for the other tests');
  });
  await expect(opened).rejects.toThrow('not for the other tests');
  await rm(dataDir, { recursive: true });
});

test('sums and counts are those of the reviews', async () => {
  expect(
    await count`
    SELECT count(*) FROM shop LEFT JOIN
      (SELECT shop_id, sum(rating) AS total, count(*) AS number FROM review GROUP BY shop_id) AS said ON shop_id = id
    WHERE (rating_sum, rating_count) <> (coalesce(total, 0), coalesce(number, 0))`,
  ).toBe(0);
  expect(
    await count`
    SELECT count(*) FROM agent LEFT JOIN
      (SELECT agent_id, sum(rating) AS total, count(*) AS number FROM agent_review GROUP BY agent_id) AS said
      ON agent_id = account_id
    WHERE (rating_sum, rating_count) <> (coalesce(total, 0), coalesce(number, 0))`,
  ).toBe(0);
});

test('there are many reviews, and shops that are still new', async () => {
  expect(await count`SELECT count(*) FROM review`).toBeGreaterThan(2200);
  const unreviewed = await count`SELECT count(*) FROM shop WHERE is_listed AND rating_count = 0`;
  expect(unreviewed).toBeGreaterThan(25);
  expect(unreviewed).toBeLessThan(200);
});

test('about sixty people have a photo', async () => {
  expect(await count`SELECT count(*) FROM account WHERE picture IS NOT NULL`).toBeGreaterThan(50);
});

test('new rows are numbered after the demo ones', async () => {
  const { id } = await fresh.database.one<{ id: number }>(sql`
    INSERT INTO account (role, name, email, password_hash) VALUES ('user', 'New', 'new@example.in', '') RETURNING id`);
  expect(id).toBe(await count`SELECT max(id) AS count FROM account`);
});
