import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import {
  approveEdit,
  countListings,
  extendListing,
  extendListings,
  listEdits,
  readListing,
  restoreListing,
  restoreListings,
  suspendListing,
  suspendListings,
} from '@aaspaas/contract/console/listings/calls';
import { readWaiting } from '@aaspaas/contract/console/today/calls';
import { editShop, listShops } from '@aaspaas/contract/shops/calls';
import {
  type Account,
  makeAccount,
  makeReview,
  makeShop,
  putStatus,
  type Shop,
  signIn,
} from '../../../test/make';
import { bootApp, type TestApp } from '../../../test/boot';
import { workThroughBulk } from '../../../test/bulk-actions';
import { mailsTo } from '../../../test/recover';
import { sql } from '../../db/sql';

let testApp: TestApp;
let admin: Account;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  admin = await makeAccount(testApp.db, 'admin', { name: 'Leela Chief' });
  as = await signIn(testApp.db, admin, testApp.clock.now());
});
afterAll(() => testApp.stop());

const dayMs = 24 * 60 * 60_000;
const inDays = (days: number): Date => new Date(testApp.clock.now().getTime() + days * dayMs);

const paidShop = async (days: number, options: Parameters<typeof makeShop>[1] = {}): Promise<Shop> => {
  const shop = await makeShop(testApp.db, options);
  await testApp.db.run(sql`UPDATE shop SET paid_until = ${inDays(days)} WHERE id = ${shop.id}`);
  return shop;
};

const caseOf = async ({ id }: Shop) => (await testApp.ask(readListing, { sh_id: id }, { as })).listing;
const isListed = async ({ id }: Shop) => (await testApp.ask(listShops, { sh_id: id })).list.length === 1;
const ownerOf = (shop: Shop) => signIn(testApp.db, shop.owner, testApp.clock.now());

describe('one listing', () => {
  test('suspended with a reason that its owner reads, and restored', async () => {
    const shop = await paidShop(100, { name: 'Suspended Stores' });
    await testApp.ask(suspendListing, { sh_id: shop.id, reason: ' Complaints about prices ' }, { as });
    expect(await isListed(shop)).toBe(false);
    expect(await caseOf(shop)).toMatchObject({
      status: 'suspended',
      status_reason: 'Complaints about prices',
    });
    const [mail] = await mailsTo(testApp, shop.owner.email);
    expect(mail?.subject).toBe('Suspended Stores is suspended on Aaspaas');
    expect(mail?.text_body).toContain('The reason: Complaints about prices');

    await testApp.ask(restoreListing, { sh_id: shop.id, reason: 'Prices are right now' }, { as });
    expect(await isListed(shop)).toBe(true);
    const { actions, status_reason } = await caseOf(shop);
    expect(status_reason).toBe('');
    expect(actions).toMatchObject([
      {
        action: 'restore',
        by: 'Leela Chief',
        was: 'suspended',
        became: 'active',
        reason: 'Prices are right now',
      },
      { action: 'suspend', by: 'Leela Chief', was: 'active', became: 'suspended' },
    ]);
    expect((await mailsTo(testApp, shop.owner.email)).at(-1)?.subject).toBe('You are live on Aaspaas');
  });

  test('extended from its end to the day; sent twice with one key it happens once', async () => {
    const shop = await paidShop(10);
    const headers = { 'idempotency-key': 'a0a0a0a0-0000-4000-8000-000000000001' };
    const extend = () =>
      testApp.ask(extendListing, { sh_id: shop.id, days: '30', reason: 'Server was down' }, { as, headers });
    await Promise.all([extend(), extend()]);
    await extend();
    expect((await caseOf(shop)).paid_until).toBe(inDays(40).toISOString());
    expect((await caseOf(shop)).actions).toMatchObject([{ action: 'extend', days: 30 }]);
  });

  test('one that has ended is live again for as long as it is given', async () => {
    const shop = await makeShop(testApp.db);
    await putStatus(testApp.db, shop.id, 'expired', { paidUntil: inDays(-20) });
    await testApp.ask(extendListing, { sh_id: shop.id, days: '7', reason: 'To try again' }, { as });
    expect(await caseOf(shop)).toMatchObject({ status: 'active', paid_until: inDays(7).toISOString() });
    expect(await isListed(shop)).toBe(true);
  });

  test.each([
    ['suspend', { reason: '  ' }, 'Please say why'],
    ['suspend', { reason: 'x'.repeat(501) }, 'The reason must not exceed 500 characters'],
    ['extend', { days: '0', reason: 'r' }, 'Days must be a whole number from 1 to 1000'],
    ['extend', { days: '1.5', reason: 'r' }, 'Days must be a whole number from 1 to 1000'],
    ['extend', { days: '', reason: 'r' }, 'Please say how many days'],
  ])('%s %j is refused in words', async (verb, body, message) => {
    const shop = await paidShop(10);
    const answer = await testApp.post(`/console/${verb}/listing`, { sh_id: shop.id, ...body }, { as });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('what its status does not allow is refused in words, and so is one that is not there', async () => {
    const unpaid = await makeShop(testApp.db, { status: 'pending_payment' });
    const extend = (sh_id: number) =>
      testApp.post('/console/extend/listing', { sh_id, days: '5', reason: 'r' }, { as });
    const { status, body } = await extend(unpaid.id);
    expect([status, body.message]).toEqual([
      409,
      'This cannot be done now (extend): the listing is waiting for its payment.',
    ]);
    expect((await extend(999_999)).status).toBe(404);
    expect((await testApp.post('/console/read/listing', { sh_id: 999_999 }, { as })).status).toBe(404);
  });

  test('shows its owner, payments, numbers and reviews', async () => {
    const shop = await paidShop(50, { secondPhone: null });
    await makeReview(testApp.db, shop, await makeAccount(testApp.db), 4);
    await testApp.db.run(sql`
      INSERT INTO payment (shop_id, reference, amount_paise, state, settled_at)
      VALUES (${shop.id}, 'CASE00000001', 49950, 'confirmed', ${testApp.clock.now()})`);
    expect(await caseOf(shop)).toMatchObject({
      reviews: 1,
      stars: 4,
      owner: { id: shop.owner.id, email: shop.owner.email, phone: shop.owner.phone },
      numbers: [shop.owner.phone, '+916000000002'],
      payments: [{ reference: 'CASE00000001', amount_rupees: 499.5, state: 'confirmed' }],
      waiting_edit: null,
    });
  });
});

describe('edits after going live', () => {
  const edit = async (shop: Shop, fields: Record<string, string>) =>
    testApp.ask(editShop, { sh_id: shop.id, ...fields }, { as: await ownerOf(shop) });
  const waiting = async (shop: Shop) =>
    (await testApp.ask(listEdits, {}, { as })).rows.find((row) => row.sh_id === shop.id);

  test('a name and a number wait with what they were; other fields do not', async () => {
    const shop = await paidShop(50, { name: 'Old Name' });
    await edit(shop, { sh_description: 'All that a kitchen and a bath need.' });
    expect(await waiting(shop)).toBeUndefined();
    const first_at = testApp.clock.now().toISOString();
    await edit(shop, { sh_name: 'New Name', sh_whatsapp_number: '9847055555' });
    testApp.clock.advance(1000);
    await edit(shop, { sh_name: 'Newest Name' });
    const changes = [
      { field: 'name', before: 'Old Name', now: 'Newest Name' },
      { field: 'WhatsApp number', before: '+91 60000 00002', now: '+91 98470 55555' },
    ];
    expect(await waiting(shop)).toMatchObject({ first_at, changes });
    expect((await caseOf(shop)).edits.map(({ fields }) => fields)).toEqual([
      ['name'],
      ['name', 'WhatsApp number'],
      ['description'],
    ]);
  });

  test('what an owner says under Other waits beside what else has changed', async () => {
    const shop = await paidShop(50, { name: 'Old Name', category: 'Beauty' });
    await edit(shop, { sh_name: 'New Name', sh_category_name: 'Other: Tattoo studio' });
    const changes = [
      { field: 'name', before: 'Old Name', now: 'New Name' },
      { field: 'category', before: 'Other: Tattoo studio', now: 'Other' },
    ];
    expect((await waiting(shop))?.changes).toEqual(changes);
    await edit(shop, { sh_category_name: 'Other: Tattoo parlour' });
    expect((await waiting(shop))?.changes).toContainEqual(changes[0]);
  });

  test('who changes it back leaves nothing to look at', async () => {
    const shop = await paidShop(50, { name: 'Old Name' });
    await edit(shop, { sh_name: 'New Name' });
    await edit(shop, { sh_name: 'Old Name' });
    expect(await waiting(shop)).toBeUndefined();
  });

  test('before it was ever live, nobody has to look', async () => {
    const shop = await makeShop(testApp.db, { status: 'pending_payment' });
    await edit(shop, { sh_name: 'New Name' });
    expect(await waiting(shop)).toBeUndefined();
  });

  test('fine: it waits no more; of two admins one settles it; a later change waits again', async () => {
    const shop = await paidShop(50, { name: 'Old Name' });
    await edit(shop, { sh_name: 'New Name' });
    const seen = await waiting(shop);
    const approve = () => testApp.post(approveEdit.path, { sh_id: shop.id, last_at: seen?.last_at }, { as });
    const both = await Promise.all([approve(), approve()]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await waiting(shop)).toBeUndefined();
    testApp.clock.advance(1000);
    await edit(shop, { sh_name: 'Third Name' });
    expect((await waiting(shop))?.changes).toEqual([
      { field: 'name', before: 'New Name', now: 'Third Name' },
    ]);
    // What was seen before the last change settles nothing.
    expect((await approve()).status).toBe(409);
  });

  test('one that is suspended for it waits no more, on Today either; restored, it waits again', async () => {
    const shop = await paidShop(50, { name: 'Old Name' });
    await edit(shop, { sh_name: 'New Name' });
    const onToday = async () =>
      (await testApp.ask(readWaiting, {}, { as })).items.find(({ kind }) => kind === 'edits')?.count ?? 0;
    const before = await onToday();
    await testApp.ask(suspendListing, { sh_id: shop.id, reason: 'Another business' }, { as });
    expect([await waiting(shop), await onToday()]).toEqual([undefined, before - 1]);
    await testApp.ask(restoreListing, { sh_id: shop.id, reason: 'It was not' }, { as });
    expect((await waiting(shop))?.name).toBe('New Name');
  });

  test('an admin who corrects the name has looked', async () => {
    const shop = await paidShop(50, { name: 'Old Name' });
    await edit(shop, { sh_name: 'New Name' });
    await testApp.ask(editShop, { sh_id: shop.id, sh_description: 'Rice and dal.' }, { as });
    expect(await waiting(shop)).toBeDefined();
    await testApp.ask(editShop, { sh_id: shop.id, sh_name: 'Old Name' }, { as });
    expect(await waiting(shop)).toBeUndefined();
  });

  test('an admin’s edit is marked, mailed to the owner, and waits for nobody', async () => {
    const shop = await paidShop(50, { name: 'Old Name' });
    await testApp.ask(editShop, { sh_id: shop.id, sh_name: 'Right Name' }, { as });
    expect(await waiting(shop)).toBeUndefined();
    expect((await caseOf(shop)).edits).toMatchObject([
      { by: 'Leela Chief', is_operator: true, fields: ['name'] },
    ]);
    const entry = await testApp.db.one(
      sql`SELECT detail ->> 'on_behalf' AS marked FROM audit WHERE subject_id = ${shop.id} AND action = 'shop edited'`,
    );
    expect(entry).toEqual({ marked: 'true' });
    const [mail] = await mailsTo(testApp, shop.owner.email);
    expect(mail?.text_body).toContain('We have edited Right Name for you: name.');
    expect(mail?.text_body).toContain(`https://aaspaas.example/shop/${shop.id}-right-name`);
  });
});

describe('many at once', () => {
  const make = async (count: number, city: string) => {
    const shops: Shop[] = [];
    for (let made = 0; made < count; made++) shops.push(await paidShop(20, { city, images: 0 }));
    return shops;
  };

  test('counted first, done once each, and written down for each', async () => {
    const city = 'Kannur';
    const shops = await make(3, city);
    const unpaid = await makeShop(testApp.db, { city, status: 'pending_payment' });
    const filter = { group: 'shops', city };
    const counted = await testApp.ask(countListings, { ...filter, action: 'extend' }, { as });
    expect(counted).toEqual({ result: true, changes: 3, stays: 1 });

    const headers = { 'idempotency-key': 'a0a0a0a0-0000-4000-8000-000000000002' };
    const body = { ...filter, expected: 3, days: '15', reason: 'The site was down' };
    const start = () => testApp.ask(extendListings, body, { as, headers });
    const [{ bulk }, again] = await Promise.all([start(), start()]);
    expect(again.bulk).toEqual(bulk);
    expect(bulk).toMatchObject({ total: 3, done: 0, days: 15, by: 'Leela Chief' });
    await workThroughBulk(testApp);
    expect((await testApp.ask(readBulk, { id: bulk.id }, { as })).bulk).toMatchObject({
      done: 3,
      left_out: 0,
    });
    const ends = await Promise.all(shops.map(async (shop) => (await caseOf(shop)).paid_until));
    expect(new Set(ends)).toEqual(new Set([inDays(35).toISOString()]));
    expect((await caseOf(unpaid)).actions).toEqual([]);
    const entries = await testApp.db.many<{ count: number }>(sql`
      SELECT count(*) FROM audit
      WHERE action = 'listing extended' AND subject_id = ANY (${shops.map(({ id }) => id)}::integer[])`);
    expect(entries).toEqual([{ count: 3 }]);
  });

  test('if the list has changed since it was counted, nothing is done', async () => {
    const shops = await make(3, 'Kottayam');
    const body = { group: 'shops', city: 'Kottayam', expected: 2, days: '15', reason: 'r' };
    const { status, body: reply } = await testApp.post(extendListings.path, body, { as });
    expect([status, reply.message]).toEqual([
      409,
      'The list has changed: it would now be 3. Nothing was done. Please look again.',
    ]);
    const { items } = await testApp.db.one<{ items: number }>(
      sql`SELECT count(*) AS items FROM bulk_deed_item`,
    );
    expect(items).toBe(0);
    await workThroughBulk(testApp);
    const actions = await Promise.all(shops.map(async (shop) => (await caseOf(shop)).actions));
    expect(actions.flat()).toEqual([]);
  });

  test('only the ticked ones; one that changed meanwhile is left out', async () => {
    const [first, second, third] = await make(3, 'Thrissur');
    if (!first || !second || !third) throw new Error('three shops');
    const ids = [first.id, second.id];
    const body = { group: 'shops', ids, expected: 2, reason: 'Not a shop' };
    const { bulk } = await testApp.ask(suspendListings, body, { as });
    await testApp.ask(suspendListing, { sh_id: second.id, reason: 'Somebody was faster' }, { as });
    await workThroughBulk(testApp);
    expect((await testApp.ask(readBulk, { id: bulk.id }, { as })).bulk).toMatchObject({
      done: 1,
      left_out: 1,
    });
    const states = await Promise.all([first, second, third].map(async (shop) => (await caseOf(shop)).status));
    expect(states).toEqual(['suspended', 'suspended', 'active']);
    expect((await caseOf(second)).status_reason).toBe('Somebody was faster');
  });

  test('suspensions end, counted first: each listing is where it would be, and its owner is told', async () => {
    const paid = await paidShop(20, { city: 'Kollam', name: 'Paid Stores' });
    const over = await makeShop(testApp.db, { city: 'Kollam' });
    const live = await paidShop(20, { city: 'Kollam' });
    await putStatus(testApp.db, paid.id, 'suspended', { reason: 'Listed twice' });
    await putStatus(testApp.db, over.id, 'suspended', { paidUntil: inDays(-3) });
    const chosen = { group: 'shops', city: 'Kollam' };
    expect(await testApp.ask(countListings, { ...chosen, action: 'restore' }, { as })).toMatchObject({
      changes: 2,
      stays: 1,
    });
    // Two admins press at the same moment.
    const start = () =>
      testApp.ask(restoreListings, { ...chosen, expected: 2, reason: ' Put right ' }, { as });
    const started = await Promise.all([start(), start()]);
    await workThroughBulk(testApp);
    const bulks = await Promise.all(
      started.map(async ({ bulk }) => (await testApp.ask(readBulk, { id: bulk.id }, { as })).bulk),
    );
    const total = (of: 'done' | 'left_out') => bulks.reduce((sum, bulk) => sum + bulk[of], 0);
    expect([total('done'), total('left_out')]).toEqual([2, 2]);
    expect(await caseOf(paid)).toMatchObject({
      status: 'active',
      status_reason: '',
      actions: [{ action: 'restore', by: 'Leela Chief', reason: 'Put right' }],
    });
    expect([(await caseOf(over)).status, (await caseOf(live)).actions]).toEqual(['expired', []]);
    expect((await mailsTo(testApp, paid.owner.email)).map(({ subject }) => subject)).toEqual([
      'You are live on Aaspaas',
    ]);
    const entries = await testApp.db.many<{ subject_id: number; actor_id: number }>(sql`
      SELECT subject_id, actor_id FROM audit WHERE action = 'listing restored'
        AND subject_id = ANY (${[paid.id, over.id]}::integer[]) ORDER BY id`);
    expect(entries).toEqual([paid, over].map(({ id }) => ({ subject_id: id, actor_id: admin.id })));
  });

  test('a reason is asked for here too', async () => {
    const body = { group: 'shops', city: 'Kannur', expected: 1, reason: ' ' };
    const { status, body: reply } = await testApp.post(restoreListings.path, body, { as });
    expect([status, reply.message]).toEqual([400, 'Please say why']);
  });
});
