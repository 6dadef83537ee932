import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { makeAccount, makeAgent, makeShop, type Shop } from '../../test/make';
import type { Db } from './open';
import { Sql } from './sql';

let fresh: FreshDatabase;
let shop: Shop;
let agentId: number;
let personId: number;

beforeAll(async () => {
  fresh = await freshDatabase();
  shop = await makeShop(fresh.database);
  agentId = (await makeAgent(fresh.database)).id;
  personId = (await makeAccount(fresh.database)).id;
});
afterAll(() => fresh.drop());

/** The constraint that a statement violates, or else PostgreSQL's message; null if it succeeds. It is rolled back. */
async function broken(...statements: string[]): Promise<string | null> {
  const undo = new Error('undo');
  const attempt = fresh.database.transaction(async (db: Db) => {
    for (const statement of statements) await db.script(named(statement));
    throw undo;
  });
  return attempt.then(
    () => null,
    (error: Error & { constraint?: string }) => (error === undo ? null : (error.constraint ?? error.message)),
  );
}

const named = (statement: string): string =>
  statement
    .replaceAll(':shop', String(shop.id))
    .replaceAll(':agent', String(agentId))
    .replaceAll(':person', String(personId));

const account = (columns: string, values: string) =>
  `INSERT INTO account (role, name, password_hash, ${columns}) VALUES ('user', 'A', 'x', ${values})`;
const change = (what: string) => `UPDATE shop SET ${what} WHERE id = :shop`;
const payment = (columns: string, values: string) =>
  `INSERT INTO payment (shop_id, reference, amount_paise, ${columns}) VALUES (:shop, ${values})`;

describe('the database refuses', () => {
  test.each<[what: string, constraint: string, ...statements: string[]]>([
    ['an account that cannot sign in', 'account_can_sign_in', account('email', 'NULL')],
    ['capitals in an email', 'account_email_check', account('email', "'A@example.in'")],
    ['an email of 255 letters', 'account_email_check', account('email', "repeat('a', 255)")],
    ['a phone without +91', 'account_phone_check', account('phone', "'9876543210'")],
    ['a phone that begins with 5', 'account_phone_check', account('phone', "'+915876543210'")],
    ['a PIN code of five digits', 'account_zip_code_check', account('email, zip_code', "'a@b.in', '56000'")],
    ['a role nobody has', 'account_role_check', `UPDATE account SET role = 'owner' WHERE id = :person`],
    ['no name', 'account_name_check', `UPDATE account SET name = '' WHERE id = :person`],
    [
      'a second account with an email',
      'account_email_taken',
      account('email', "'t@b.in'"),
      account('email', "'t@b.in'"),
    ],
    [
      'a second account with a phone',
      'account_phone_taken',
      account('phone', "'+919999999999'"),
      account('phone', "'+919999999999'"),
    ],
    [
      'a token that is no hash',
      'session_token_hash_check',
      `INSERT INTO session VALUES ('token', :person, now(), now(), now() + interval '1 day', '2 hours')`,
    ],
    [
      'a session that is over at once',
      'session_ends_after_it_starts',
      `INSERT INTO session VALUES (sha256('a'), :person, now(), now(), now(), '2 hours')`,
    ],
    [
      'a fourth try of a code',
      'recovery_code_tries_check',
      `INSERT INTO recovery_code (account_id, code_hash, challenge_hash, tries, expires_at) VALUES (:person, '', '', 4, now())`,
    ],

    ['hours out of order', 'shop_hours_in_order', change('opens = 600, closes = 540')],
    ['hours of no length', 'shop_hours_in_order', change('opens = 600, closes = 600')],
    ['part-time without hours', 'shop_hours_in_order', change('opens = NULL')],
    ['a time after midnight', 'shop_closes_check', change('closes = 1441')],
    ['an eighth day', 'shop_days_check', change('days = 128')],
    ['ratings above five', 'shop_ratings_add_up', change('rating_count = 1, rating_sum = 6')],
    ['ratings below one', 'shop_ratings_add_up', change('rating_count = 2, rating_sum = 1')],
    ['ratings of nobody', 'shop_ratings_add_up', change('rating_sum = 5')],
    ['a place beyond the map', 'shop_latitude_check', change('latitude = 86')],
    ['a bad phone', 'shop_phone_check', change("phone = '12345'")],
    ['a bad second phone', 'shop_second_phone_check', change("second_phone = '+91'")],
    ['a bad WhatsApp number', 'shop_whatsapp_check', change("whatsapp = '+1 555'")],
    ['a state nobody knows', 'shop_status_check', change("status = 'open'")],
    [
      'a status that is not written down',
      'the status of a shop changes only with its audit entry',
      change("status = 'suspended'"),
    ],
    ['a kind nobody knows', 'shop_kind_check', change("kind = 'agent'")],
    ['active without payment', 'shop_active_is_paid', change('paid_until = NULL')],
    ['another delivery sentence', 'shop_delivery_option_check', change("delivery_option = 'maybe'")],
    ['more than 200 items', 'shop_items_check', change("items = array_fill('x'::text, ARRAY[201])")],
    ['listing by hand', 'column "is_listed" can only be updated to DEFAULT', change('is_listed = true')],
    [
      'a second shop of an owner',
      'shop_owner',
      `INSERT INTO shop (owner_id, kind, name, category_id, latitude, longitude, phone) SELECT owner_id, kind, name, category_id, latitude, longitude, phone FROM shop WHERE id = :shop`,
    ],
    [
      'a picture that is not stored',
      'shop_image_media_hash_fkey',
      `INSERT INTO shop_image (shop_id, media_hash, position) VALUES (:shop, repeat('f', 32), 1)`,
    ],
    [
      'a picture name that is no hash',
      'media_hash_check',
      `INSERT INTO media VALUES ('../../etc/passwd', 1, 1)`,
    ],

    [
      'no stars',
      'review_rating_check',
      `INSERT INTO review (shop_id, author_id, rating, comment) VALUES (:shop, :person, 0, 'x')`,
    ],
    [
      'six stars',
      'review_rating_check',
      `INSERT INTO review (shop_id, author_id, rating, comment) VALUES (:shop, :person, 6, 'x')`,
    ],
    [
      'an empty review',
      'review_comment_check',
      `INSERT INTO review (shop_id, author_id, rating, comment) VALUES (:shop, :person, 5, '')`,
    ],
    [
      'a second review by a person',
      'review_once_per_person',
      `INSERT INTO review (shop_id, author_id, rating, comment) SELECT :shop, :person, 5, 'x' FROM generate_series(1, 2)`,
    ],
    [
      'a favourite twice',
      'favourite_pkey',
      `INSERT INTO favourite (account_id, shop_id) SELECT :person, :shop FROM generate_series(1, 2)`,
    ],
    [
      'an unknown availability',
      'agent_availability_check',
      `UPDATE agent SET availability = 'asleep' WHERE account_id = :agent`,
    ],
    [
      'an agent’s ratings that do not add up',
      'agent_ratings_add_up',
      `UPDATE agent SET rating_sum = 9, rating_count = 1 WHERE account_id = :agent`,
    ],
    [
      'a delivery to oneself',
      'delivery_not_to_oneself',
      `INSERT INTO delivery_request (customer_id, agent_id, drop_address) VALUES (:agent, :agent, 'x')`,
    ],

    [
      'two open payments of a shop',
      'payment_open_once',
      payment('state', "'AAAA0001', 50000, 'due'"),
      payment('state, submitted_at', "'AAAA0002', 50000, 'submitted', now()"),
    ],
    ['a payment of nothing', 'payment_amount_paise_check', payment('state', "'AAAA0001', 0, 'due'")],
    [
      'a confirmed payment without a date',
      'payment_settled_when_decided',
      payment('state', "'AAAA0001', 50000, 'confirmed'"),
    ],
    [
      'a due payment with one',
      'payment_settled_when_decided',
      payment('settled_at', "'AAAA0001', 50000, now()"),
    ],
    ['a bank number of 11 digits', 'payment_utr_check', payment('utr', "'AAAA0001', 50000, '12345678901'")],
    [
      'one bank number for two payments',
      'payment_utr_once',
      ...['AAAA0001', 'AAAA0002'].map((reference) =>
        payment('state, settled_at, utr', `'${reference}', 50000, 'confirmed', now(), '123456789012'`),
      ),
    ],
  ])('%s', async (_, constraint, ...statements) => {
    expect(await broken(...statements)).toBe(constraint);
  });

  const entry = `INSERT INTO audit (actor_id, action, subject) VALUES (:person, 'test', 'shop')`;
  test.each(["UPDATE audit SET action = 'other'", 'DELETE FROM audit', 'TRUNCATE audit'])(
    'a change of what happened: %s',
    async (statement) => {
      expect(await broken(entry)).toBeNull();
      expect(await broken(entry, statement)).toBe('the audit table is append-only');
    },
  );
});

describe('the database allows', () => {
  test.each<[what: string, ...statements: string[]]>([
    ['two people without an email', account('phone', "'+919999999998'"), account('phone', "'+919999999997'")],
    ['a shop that closes at midnight', change('opens = 0, closes = 1440')],
    ['a shop around the clock', change("schedule = 'full-time', opens = NULL, closes = NULL")],
    [
      'a payment after a rejected one',
      payment('state, settled_at', "'AAAA0001', 50000, 'rejected', now()"),
      payment('state', "'AAAA0002', 50000, 'due'"),
    ],
  ])('%s', async (_, ...statements) => {
    expect(await broken(...statements)).toBeNull();
  });
});

describe('when somebody goes', () => {
  const count = async (db: Db, text: string) => (await db.one<{ count: number }>(new Sql([text], []))).count;

  test('their sessions, favourites and shop go; reviews, payments and the log stay without them', async () => {
    const db = fresh.database;
    const { id, owner } = await makeShop(db);
    await db.script(`
      INSERT INTO favourite (account_id, shop_id) VALUES (${owner.id}, ${shop.id});
      INSERT INTO review (shop_id, author_id, rating, comment) VALUES (${shop.id}, ${owner.id}, 5, 'Good');
      INSERT INTO payment (shop_id, reference, amount_paise) VALUES (${id}, 'LEDGER01', 50000);
      INSERT INTO audit (actor_id, action, subject, subject_id) VALUES (${owner.id}, 'test', 'shop', ${id});
      DELETE FROM account WHERE id = ${owner.id};`);
    expect(await count(db, `SELECT count(*) FROM favourite WHERE account_id = ${owner.id}`)).toBe(0);
    expect(await count(db, `SELECT count(*) FROM shop WHERE id = ${id}`)).toBe(0);
    expect(
      await count(db, `SELECT count(*) FROM review WHERE shop_id = ${shop.id} AND author_id IS NULL`),
    ).toBe(1);
    expect(
      await count(db, `SELECT count(*) FROM payment WHERE reference = 'LEDGER01' AND shop_id IS NULL`),
    ).toBe(1);
    expect(
      await count(db, `SELECT count(*) FROM audit WHERE subject_id = ${id} AND actor_id = ${owner.id}`),
    ).toBe(1);
  });

  test('photos are counted as they come and go', async () => {
    const db = fresh.database;
    const { id } = await makeShop(db, { images: 3 });
    const photos = () => count(db, `SELECT photo_count AS count FROM shop WHERE id = ${id}`);
    expect(await photos()).toBe(3);
    await db.script(`DELETE FROM shop_image WHERE shop_id = ${id}`);
    expect(await photos()).toBe(0);
  });
});
