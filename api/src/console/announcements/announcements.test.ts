import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAnnouncement, listAnnouncements } from '@aaspaas/contract/console/announcements/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { readPublicSettings } from '../../settings/public-settings';

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.script('DELETE FROM announcement');
  testApp.clock.set('2026-03-16T06:30:00Z');
  const chief = await makeAccount(testApp.db, 'admin');
  as = await signIn(testApp.db, chief, testApp.clock.now());
});

// It is noon in India.
const line = {
  text: 'Closed on Holi',
  link_text: 'Read more',
  link_url: '/terms',
  starts_at: '2026-03-16T11:00',
  ends_at: '2026-03-16T18:00',
};
const add = (values: Partial<typeof line> = {}) =>
  testApp.post('/console/add/announcement', { ...line, ...values }, { as });
const list = async () => (await testApp.ask(listAnnouncements, {}, { as })).announcements;
const fixed = { publicUrl: '', tileUrl: '', geocoderUrl: 'none', hasDevPages: false, hasMailServer: true };
const shown = async () => (await readPublicSettings(testApp.db, fixed, testApp.clock.now())).announcement;
const minutes = (count: number) => testApp.clock.advance(count * 60_000);

test('a line is on the pages from its first minute until its last, in Indian time', async () => {
  await testApp.ask(
    addAnnouncement,
    { ...line, starts_at: '2026-03-16T12:10', ends_at: '2026-03-16T12:20' },
    { as },
  );
  expect([await shown(), (await list())[0]?.state]).toEqual([undefined, 'later']);
  minutes(10);
  expect(await shown()).toMatchObject({ text: 'Closed on Holi', linkText: 'Read more', linkUrl: '/terms' });
  expect(await list()).toMatchObject([{ starts_at: '2026-03-16T12:10', state: 'shown' }]);
  minutes(10);
  expect([await shown(), (await list())[0]?.state]).toEqual([undefined, 'over']);
});

test('of two at once the one that began last is shown, and the console says so', async () => {
  await add();
  await add({ text: 'Rain: few agents today', starts_at: '2026-03-16T11:30' });
  expect(await shown()).toMatchObject({ text: 'Rain: few agents today' });
  expect(Object.fromEntries((await list()).map(({ text, state }) => [text, state]))).toEqual({
    'Closed on Holi': 'covered',
    'Rain: few agents today': 'shown',
  });
});

test('pressed twice, it is there once', async () => {
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await list()).toHaveLength(1);
});

test.each([
  [{ text: ' ' }, 'text', 'Announcement is required'],
  [{ text: 'x'.repeat(201) }, 'text', 'Announcement must not exceed 200 characters'],
  [
    { link_url: 'http://example.in' },
    'link_url',
    'Link must begin with https:// or, for our own pages, with /',
  ],
  [
    { link_url: 'javascript:alert(1)' },
    'link_url',
    'Link must begin with https:// or, for our own pages, with /',
  ],
  [{ link_url: '//evil.example' }, 'link_url', 'Link must begin with https:// or, for our own pages, with /'],
  [
    { link_url: '/\\evil.example' },
    'link_url',
    'Link must begin with https:// or, for our own pages, with /',
  ],
  [{ link_url: '' }, 'link_url', 'Please say where the link leads, or take its words away'],
  [{ link_text: '' }, 'link_text', 'Words of the link are required'],
  [{ starts_at: '' }, 'starts_at', 'Please choose when it begins'],
  [{ ends_at: '2026-02-31T10:00' }, 'ends_at', 'Please choose when it ends'],
  [{ ends_at: '2026-03-16T11:00' }, 'ends_at', 'It must end after it begins'],
  [{ ends_at: '2026-03-16T11:30' }, 'ends_at', 'It must end in the future'],
])('%j: %s %s', async (values, field, says) => {
  const { status, body } = await add(values);
  expect([status, body['fields']]).toEqual([400, { [field]: says }]);
  expect(await list()).toEqual([]);
});

test('letters of any script count as people count them', async () => {
  expect((await add({ text: '😀'.repeat(200) })).status).toBe(200);
  expect((await add({ text: 'ഇന്ന് അവധി' })).status).toBe(200);
});

test('changed words come back to who had closed the old ones; an old form overwrites nothing', async () => {
  await add();
  const key = (await shown())?.key;
  const [{ announcement_id } = { announcement_id: 0 }] = await list();
  const change = (values: object, before: object) =>
    testApp.post('/console/change/announcement', { announcement_id, ...line, ...values, before }, { as });
  expect((await change({ text: 'Closed on Tuesday' }, line)).status).toBe(200);
  expect((await shown())?.key).not.toBe(key);
  const refused = await change({ text: 'Closed on Wednesday' }, line);
  expect([refused.status, (await shown())?.text]).toEqual([409, 'Closed on Tuesday']);
  const entry = await testApp.db.one(
    sql`SELECT action, subject, subject_id, changes FROM audit ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toEqual({
    action: 'announcement changed',
    subject: 'announcement',
    subject_id: announcement_id,
    changes: { text: { from: 'Closed on Holi', to: 'Closed on Tuesday' } },
  });
});

test('ended it is gone at once; ended twice somebody is told; what had not begun goes away', async () => {
  await add();
  const end = async () => {
    const [{ announcement_id } = { announcement_id: 99 }] = await list();
    return testApp.post('/console/end/announcement', { announcement_id }, { as });
  };
  expect([(await end()).status, await shown(), (await end()).status]).toEqual([200, undefined, 409]);
  await testApp.db.script('DELETE FROM announcement');
  await add({ starts_at: '2026-03-16T13:00' });
  expect([(await end()).status, await list(), (await end()).status]).toEqual([200, [], 404]);
});
