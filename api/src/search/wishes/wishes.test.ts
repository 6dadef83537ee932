import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWish, endWish, endWishByLink, listWishes } from '@aaspaas/contract/search/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeShop, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { exportOf } from '../../accounts/export-queries';
import { actOnListing } from '../../payments/listing-life/act-on-listing';
import { cleanOldRows } from '../../jobs/cleaning-queries';
import { tellWaiting } from './tell';

let testApp: TestApp;
let asha: Account;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  await makeShop(testApp.db, {
    name: 'Tap Stop',
    category: 'Home Repairs',
    items: ['Plumbing'],
    kind: 'service',
  });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.script('DELETE FROM wish; DELETE FROM outbox');
  asha = await makeAccount(testApp.db);
  as = await signIn(testApp.db, asha, testApp.clock.now());
});

const wish = (search: string, city = 'Bangalore') => testApp.post('/search/wish', { search, city }, { as });
const tell = () => tellWaiting(testApp.db, 'https://aaspaas.example', testApp.clock.now());
const mails = () =>
  testApp.db.many<{ recipient: string; subject: string; text_body: string }>(
    sql`SELECT recipient, subject, text_body FROM outbox WHERE recipient = ${asha.email}`,
  );

/** As the admin does, when the money has come. */
const goLive = (shopId: number) =>
  testApp.db.transaction((tx) =>
    actOnListing(
      tx,
      { shopId, action: 'confirm payment', actorId: null, publicUrl: null },
      testApp.clock.now(),
    ),
  );
const endLink = async () => /\/end-wish#([\w-]+)/.exec((await mails())[0]?.text_body ?? '')?.[1] ?? '';

test('who waits is told once, when one is listed within 25 km', async () => {
  expect((await wish('beekeeper')).body['message']).toBe('We will write to you when there is one.');
  await tell();
  expect(await mails()).toEqual([]);
  await makeShop(testApp.db, { name: 'Far Beekeeper', city: 'Kochi', latitude: 9.93, longitude: 76.26 });
  await tell();
  expect(await mails()).toEqual([]);
  const { id } = await makeShop(testApp.db, {
    name: 'Honey Beekeeper',
    items: ['Honey'],
    status: 'payment_submitted',
  });
  await tell();
  expect(await mails()).toEqual([]);
  await goLive(id);
  await Promise.all([tell(), tell()]);
  await makeShop(testApp.db, { name: 'Another Beekeeper', items: ['Honey'] });
  await tell();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(asha.email);
  expect(mail?.subject).toBe('What you are waiting for is there now, near Bangalore');
  expect(mail?.text_body).toContain(`https://aaspaas.example/shop/${id}-honey-beekeeper`);
  const [told] = (await testApp.ask(listWishes, {}, { as })).list;
  expect(told?.told).toBe(testApp.clock.now().toISOString());
});

test('the mail has a link that ends it, once and without signing in', async () => {
  await wish('falconer');
  await makeShop(testApp.db, { name: 'Sky Falconer' });
  await tell();
  const token = await endLink();
  expect((await testApp.post('/search/wish/end-by-link', { token: 'made-up' })).status).toBe(400);
  expect(await testApp.ask(endWishByLink, { token })).toMatchObject({
    search: 'falconer',
    place: 'Bangalore',
  });
  expect((await testApp.ask(listWishes, {}, { as })).list).toEqual([]);
  const again = await testApp.post('/search/wish/end-by-link', { token });
  expect(again.body['message']).toBe('This has ended already.');
});

test('asked for anew, it is looked for again, and the link of the first mail is dead', async () => {
  await wish('falconer');
  await makeShop(testApp.db, { name: 'Red Falconer' });
  await tell();
  const token = await endLink();
  await wish('falconer');
  expect((await testApp.post('/search/wish/end-by-link', { token })).status).toBe(400);
  expect((await testApp.ask(listWishes, {}, { as })).list).toMatchObject([{ told: null }]);
});

test('what was there already is no news', async () => {
  await wish('plumber');
  await tell();
  expect(await mails()).toEqual([]);
});

test('wishes are listed, ended, exported, and go with the account', async () => {
  await testApp.ask(addWish, { search: ' sky diving ', at: 'kochi' }, { as });
  const { list } = await testApp.ask(listWishes, {}, { as });
  expect(list).toMatchObject([{ search: 'sky diving', place: 'Kochi', told: null }]);
  expect(await exportOf(testApp.db, asha.id)).toMatchObject({ wishes: [{ search: 'sky diving' }] });
  const stranger = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
  const id = list[0]?.id ?? 0;
  expect((await testApp.post('/search/wish/end', { id }, { as: stranger })).status).toBe(404);
  await testApp.ask(endWish, { id }, { as });
  expect((await testApp.ask(listWishes, {}, { as })).list).toEqual([]);
  await wish('sky diving');
  await testApp.db.run(sql`DELETE FROM account WHERE id = ${asha.id}`);
  expect(await testApp.db.many(sql`SELECT 1 FROM wish`)).toEqual([]);
});

test('a wish needs words, a place and an email, and there are twenty at most', async () => {
  const said = async (body: object) => (await testApp.post('/search/wish', body, { as })).body['message'];
  expect(await said({ search: ' ', city: 'Kochi' })).toBe('Please say what you are looking for.');
  expect(await said({ search: 'sky diving' })).toBe('Please choose a place first.');
  for (let number = 0; number < 20; number++) await wish(`zeppelin${'abcdefghijklmnopqrst'[number]}`);
  expect(await said({ search: 'sky diving', city: 'Kochi' })).toMatch(/^We already look for twenty things/);
  await testApp.db.run(sql`UPDATE account SET email = NULL WHERE id = ${asha.id}`);
  expect(await said({ search: 'sky diving', city: 'Kochi' })).toMatch(/^Please add an email/);
});

test('of sixty at the same moment twenty are kept', async () => {
  const many = Array.from(
    { length: 60 },
    (_, at) => `zeppelin ${'abcdefghij'[at % 10]}${'klmnop'[Math.floor(at / 10)]}`,
  );
  const answers = await Promise.all(many.map((search) => wish(search)));
  expect((await testApp.ask(listWishes, {}, { as })).list).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(40);
});

test('asked for again when there are twenty, it begins anew; after 180 days it ends', async () => {
  for (let number = 0; number < 20; number++) await wish(`zeppelin${'abcdefghijklmnopqrst'[number]}`);
  expect((await wish('zeppelina')).status).toBe(200);
  const since = (days: number) =>
    testApp.db.run(
      sql`UPDATE wish SET created_at = now() - make_interval(days => ${days}) WHERE query = 'zeppelinb'`,
    );
  const count = async () => {
    await cleanOldRows(testApp.db, new Date());
    return (await testApp.db.many(sql`SELECT 1 FROM wish`)).length;
  };
  await testApp.db.run(sql`UPDATE wish SET created_at = now()`);
  await since(179);
  expect(await count()).toBe(20);
  await since(181);
  expect(await count()).toBe(19);
});
