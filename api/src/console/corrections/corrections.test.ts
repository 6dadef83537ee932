import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCorrections } from '@aaspaas/contract/console/corrections/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { cleanOldRows } from '../../jobs/cleaning-queries';

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.script('DELETE FROM correction; DELETE FROM throttle');
  as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
});

const words = { language: 'hi', path: '/NearbyShop', wrong: 'दुकान', better: 'दुकानें' };
const say = (different: object = {}, ip = '203.0.113.7', agent = 'Phone') =>
  testApp.post(
    '/words/add/correction',
    { ...words, ...different },
    {
      headers: { 'x-forwarded-for': ip, 'user-agent': agent },
    },
  );
const listed = async (wanted: object = {}) => (await testApp.ask(listCorrections, wanted, { as })).rows;
const settle = (correction_id: number, done: boolean) =>
  testApp.post('/console/settle/correction', { correction_id, done }, { as });

test('a guest says what reads wrong; said twice it stands there once', async () => {
  const { status, body } = await say({ wrong: ' दुकान ' });
  expect([status, body['message']]).toEqual([200, 'Thank you. We will look at these words.']);
  await say();
  await say({ language: 'ta', better: 'கடைகள்' });
  const sent_at = testApp.clock.now().toISOString();
  expect(await listed()).toMatchObject([
    { language: 'ta', better: 'கடைகள்' },
    { ...words, sent_at, is_done: false },
  ]);
  expect((await listed({ language: 'hi' })).map(({ language }) => language)).toEqual(['hi']);
});

test.each([
  [{ language: 'en' }, 'Only pages in another language than English can be put right here.'],
  [{ language: 'xx' }, 'Only pages in another language than English can be put right here.'],
  [{ path: 'javascript:1' }, 'Only pages in another language than English can be put right here.'],
  [{ wrong: ' ' }, 'Please enter the words that read wrong'],
  [{ better: 'दुकान' }, 'These are the same words'],
])('%j: %s', async (different, message) => {
  const { status, body } = await say(different);
  expect([status, body['message']]).toEqual([400, message]);
  expect(await listed()).toEqual([]);
});

test('a device says fifty a day, a network two hundred', async () => {
  const statuses = async (count: number, ip: string, agent: string) => {
    const answers = [];
    for (let at = 0; at < count; at++) answers.push((await say({ better: `दुकानें ${at}` }, ip, agent)).status);
    return [...new Set(answers)];
  };
  expect(await statuses(50, '203.0.113.7', 'Phone')).toEqual([200]);
  expect((await say()).body['message']).toMatch(/^You sent many corrections\. Please try again in 24 hours/);
  for (const ip of ['203.0.113.8', '203.0.113.9', '203.0.113.10'])
    expect(await statuses(50, ip, 'Phone')).toEqual([200]);
  expect((await say({}, '203.0.113.11')).status).toBe(429);
  expect((await say({}, '198.51.100.7')).status).toBe(200);
});

test('an admin marks it as done, once, and takes that back; said again, it waits again', async () => {
  await say();
  const id = (await listed())[0]?.correction_id ?? 0;
  const answers = await Promise.all([settle(id, true), settle(id, true)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect([await listed(), await listed({ state: 'done' })]).toMatchObject([[], [{ is_done: true }]]);
  expect((await settle(id, false)).status).toBe(200);
  expect(await listed()).toHaveLength(1);
  await settle(id, true);
  await say();
  expect(await listed()).toHaveLength(1);
  const audit = await testApp.db.many(
    sql`SELECT action, subject, subject_id, detail FROM audit WHERE subject = 'correction' ORDER BY id LIMIT 2`,
  );
  const about = { subject: 'correction', subject_id: id, detail: { language: 'hi' } };
  expect(audit).toEqual([
    { action: 'correction done', ...about },
    { action: 'correction opened again', ...about },
  ]);
});

test('the list as it is filtered is a file, and who had it stands in the audit', async () => {
  await say();
  await say({ language: 'ta', better: '=1+1' });
  const { status, text } = await testApp.get('/console/export/corrections.csv', { language: 'ta' }, { as });
  expect(status).toBe(200);
  const [head, line, ...more] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe('Number,Language,Page,Reads wrong,Should read,Sent,Done');
  expect(line).toMatch(/^\d+,ta,\/NearbyShop,दुकान,'=1\+1,\d{4}-.*Z,$/);
  expect(more).toEqual([]);
  const entry = await testApp.db.one(sql`SELECT action, subject_key FROM audit ORDER BY id DESC LIMIT 1`);
  expect(entry).toEqual({ action: 'list exported', subject_key: 'corrections' });
});

test('nothing says who it was, and after a year it goes', async () => {
  await say();
  await testApp.db.run(sql`UPDATE correction SET created_at = now() - interval '364 days'`);
  await cleanOldRows(testApp.db, new Date());
  expect(await testApp.db.many(sql`SELECT 1 FROM correction`)).toHaveLength(1);
  await testApp.db.run(sql`UPDATE correction SET created_at = now() - interval '366 days'`);
  await cleanOldRows(testApp.db, new Date());
  expect(await testApp.db.many(sql`SELECT 1 FROM correction`)).toEqual([]);
  const columns = await testApp.db.many<{ name: string }>(
    sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'correction' ORDER BY name`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'better',
    'created_at',
    'done_at',
    'id',
    'language',
    'path',
    'wrong',
  ]);
});
