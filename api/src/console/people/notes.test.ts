import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNote, listNotes } from '@aaspaas/contract/console/people/note-calls';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, signIn } from '../../../test/make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const enter = async (grade: Grade) =>
  signIn(testApp.db, await makeAccount(testApp.db, 'admin', { grade, name: grade }), testApp.clock.now());

test('notes on a person and on a listing, the newest first, for all admins', async () => {
  const { id, owner } = await makeShop(testApp.db);
  const [moderator, viewer] = [await enter('moderator'), await enter('viewer')];
  const onShop = { subject: 'shop', id } as const;
  const onPerson = { subject: 'account', id: owner.id } as const;
  await testApp.ask(addNote, { ...onShop, text: ' Board shows another name ' }, { as: moderator });
  await testApp.ask(addNote, { ...onShop, text: 'സ്ഥലം മാറി 🙂' }, { as: moderator });
  await testApp.ask(addNote, { ...onPerson, text: 'Speaks Tamil' }, { as: moderator });
  const { list } = await testApp.ask(listNotes, onShop, { as: viewer });
  expect(list.map(({ text, author, is_own }) => [text, author, is_own])).toEqual([
    ['സ്ഥലം മാറി 🙂', 'moderator', false],
    ['Board shows another name', 'moderator', false],
  ]);
  const ofPerson = await testApp.ask(listNotes, onPerson, { as: moderator });
  expect(ofPerson.list.map(({ text, is_own }) => [text, is_own])).toEqual([['Speaks Tamil', true]]);
});

test('a note that is sent twice is written once', async () => {
  const { id } = await makeShop(testApp.db);
  const as = await enter('cashier');
  const note = { subject: 'shop', id, text: 'Paid in cash' } as const;
  const headers = { 'idempotency-key': 'the-same-note-again' };
  await Promise.all([1, 2].map(() => testApp.post('/console/add/note', note, { as, headers })));
  expect((await testApp.ask(listNotes, { subject: 'shop', id }, { as })).list).toHaveLength(1);
});

test('only its author or a chief deletes a note, and only once', async () => {
  const { id } = await makeShop(testApp.db);
  const author = await enter('moderator');
  const remove = async (n_id: number, as: string) =>
    (await testApp.post('/console/delete/note', { n_id }, { as })).status;
  const write = () => testApp.ask(addNote, { subject: 'shop', id, text: 'Rude' }, { as: author });
  const [mine, other] = [await write(), await write()];
  expect(await remove(mine.n_id, await enter('cashier'))).toBe(403);
  expect([await remove(mine.n_id, author), await remove(mine.n_id, author)]).toEqual([200, 404]);
  expect(await remove(other.n_id, await enter('chief'))).toBe(200);
});

test.each([
  ['', 'Please write something first'],
  [' \n', 'Please write something first'],
  ['x'.repeat(2001), 'A note must not exceed 2000 characters'],
])('a note says something, of some length: %#', async (text, message) => {
  const { id } = await makeShop(testApp.db);
  const answer = await testApp.post(
    '/console/add/note',
    { subject: 'shop', id, text },
    { as: await enter('chief') },
  );
  expect([answer.status, answer.body['message']]).toEqual([400, message]);
});

test('of what is not there no notes are taken', async () => {
  const as = await enter('chief');
  for (const subject of ['account', 'shop'])
    expect(
      (await testApp.post('/console/add/note', { subject, id: 2_000_000_000, text: 'x' }, { as })).status,
    ).toBe(404);
});
