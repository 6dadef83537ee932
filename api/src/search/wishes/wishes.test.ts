import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWish, endWish, listWishes } from '@aaspaas/contract/search/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeShop, putStatus, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { exportOf } from '../../accounts/export-queries';
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
    sql`SELECT recipient, subject, text_body FROM outbox`,
  );

test('who waits is told once, when one is listed within 25 km', async () => {
  expect((await wish('beekeeper')).body['message']).toBe('We will write to you when there is one.');
  await tell();
  expect(await mails()).toEqual([]);
  await makeShop(testApp.db, { name: 'Far Beekeeper', city: 'Kochi', latitude: 9.93, longitude: 76.26 });
  await tell();
  expect(await mails()).toEqual([]);
  const { id } = await makeShop(testApp.db, { name: 'Honey Beekeeper', items: ['Honey'], status: 'expired' });
  await tell();
  expect(await mails()).toEqual([]);
  await putStatus(testApp.db, id, 'active', { paidUntil: new Date('2099-01-01') });
  await Promise.all([tell(), tell()]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(asha.email);
  expect(mail?.subject).toBe('There is one now: beekeeper near Bangalore');
  expect(mail?.text_body).toContain(`https://aaspaas.example/shop/${id}-honey-beekeeper`);
  const [told] = (await testApp.ask(listWishes, {}, { as })).list;
  expect(told?.told).toBe(testApp.clock.now().toISOString());
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
