import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PeopleBulkAction } from '@aaspaas/contract/console/bulk/actions';
import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import { countPeople, logOutPeople, readPerson, unlockPeople } from '@aaspaas/contract/console/people/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { workThroughBulk } from '../../../test/bulk-actions';
import { type Account, makeAccount, makeAgent, signIn } from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: Account;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await makeAccount(testApp.db, 'admin', { name: 'Leela Chief' });
  as = await signIn(testApp.db, chief, testApp.clock.now());
});
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());

/** As a hundred wrong passwords leave it. */
const lock = ({ id }: Account) =>
  testApp.db.run(sql`
    INSERT INTO throttle (key, failures, blocked_until) VALUES (${`guess:account:${id}`}, 100, 'infinity')`);

const personOf = async ({ id }: Account) => (await testApp.ask(readPerson, { id }, { as })).person;
const sessionsOf = async (person: Account) => (await personOf(person)).counts.sessions;
const countOf = (action: PeopleBulkAction, chosen: object) =>
  testApp.ask(countPeople, { ...chosen, action }, { as });
const progressOf = async (id: number) => (await testApp.ask(readBulk, { id }, { as })).bulk;

const writtenAbout = async (people: readonly Account[]) => {
  const ids = people.map(({ id }) => id);
  const entries = await testApp.db.many<{ action: string; id: number; by: number }>(sql`
    SELECT action, subject_id::integer AS id, actor_id AS by FROM audit
    WHERE subject = 'account' AND subject_id = ANY (${ids}::integer[]) AND action <> 'people read'
    ORDER BY subject_id`);
  const events = await testApp.db.many<{ event: string }>(sql`
    SELECT event FROM security_event WHERE account_id = ANY (${ids}::integer[])`);
  return { entries, events: events.map(({ event }) => event) };
};

describe('logging many people out', () => {
  test('counted first, done once each, written down for each; admins and who is not logged in stay', async () => {
    const people = [await makeAccount(testApp.db), await makeAccount(testApp.db)];
    const [quiet, otherAdmin] = [await makeAccount(testApp.db), await makeAccount(testApp.db, 'admin')];
    for (const person of [...people, otherAdmin]) await enter(person);
    const ids = [...people, quiet, otherAdmin].map(({ id }) => id);
    expect(await countOf('log out', { ids })).toEqual({ result: true, changes: 2, stays: 2 });

    const headers = { 'idempotency-key': 'b0b0b0b0-0000-4000-8000-000000000001' };
    const start = () => testApp.ask(logOutPeople, { ids, expected: 2 }, { as, headers });
    const [{ bulk }, again] = await Promise.all([start(), start()]);
    expect(again.bulk).toEqual(bulk);
    expect(bulk).toMatchObject({ action: 'log out', total: 2, done: 0, days: null, by: 'Leela Chief' });
    await workThroughBulk(testApp);
    expect(await progressOf(bulk.id)).toMatchObject({ done: 2, left_out: 0 });
    const left = await Promise.all([...people, otherAdmin].map(sessionsOf));
    expect(left).toEqual([0, 0, 1]);
    expect(await writtenAbout([...people, quiet, otherAdmin])).toEqual({
      entries: people.map(({ id }) => ({ action: 'sessions ended', id, by: chief.id })),
      events: ['signed out everywhere', 'signed out everywhere'],
    });
    const whole = await testApp.db.many(sql`
      SELECT actor_id, detail FROM audit
      WHERE action = 'many people logged out' AND detail ->> 'bulk' = ${String(bulk.id)}`);
    expect(whole).toEqual([{ actor_id: chief.id, detail: { bulk: bulk.id, count: 2 } }]);
  });

  test('all that the filters find, and nobody else', async () => {
    const [here, elsewhere] = [await makeAgent(testApp.db, 'Kollam'), await makeAgent(testApp.db, 'Kannur')];
    await Promise.all([enter(here), enter(elsewhere)]);
    const chosen = { role: 'deliverystaff', city: 'Kollam' };
    expect(await countOf('log out', chosen)).toMatchObject({ changes: 1, stays: 0 });
    await testApp.ask(logOutPeople, { ...chosen, expected: 1 }, { as });
    await workThroughBulk(testApp);
    expect([await sessionsOf(here), await sessionsOf(elsewhere)]).toEqual([0, 1]);
  });

  test('of two admins at once one does it, and the other’s action says that it was left out', async () => {
    const person = await makeAccount(testApp.db);
    await enter(person);
    const second = await makeAccount(testApp.db, 'admin', { name: 'Ravi Chief' });
    const start = (by: string) => testApp.ask(logOutPeople, { ids: [person.id], expected: 1 }, { as: by });
    const started = await Promise.all([start(as), start(await enter(second))]);
    await workThroughBulk(testApp);
    const bulks = await Promise.all(started.map(({ bulk }) => progressOf(bulk.id)));
    const outcomes = bulks.map(({ done, left_out: leftOut }) => `${done} done, ${leftOut} left out`);
    expect(outcomes.toSorted()).toEqual(['0 done, 1 left out', '1 done, 0 left out']);
    expect((await writtenAbout([person])).entries).toHaveLength(1);
  });

  test('if the list has changed since it was counted, nothing is done', async () => {
    const person = await makeAccount(testApp.db);
    await enter(person);
    const body = { ids: [person.id], expected: 2 };
    const { status, body: reply } = await testApp.post(logOutPeople.path, body, { as });
    expect([status, reply.message]).toEqual([
      409,
      'The list has changed: it would now be 1. Nothing was done. Please look again.',
    ]);
    await workThroughBulk(testApp);
    expect(await sessionsOf(person)).toBe(1);
  });
});

test('unlocking many: only the locked ones, each written down; one whom somebody else unlocked is left out', async () => {
  const locked = [await makeAccount(testApp.db), await makeAccount(testApp.db)];
  const open = await makeAccount(testApp.db);
  for (const person of locked) await lock(person);
  const [first, second] = locked;
  if (!first || !second) throw new Error('two people');
  const ids = [...locked, open].map(({ id }) => id);
  expect(await countOf('unlock', { ids })).toMatchObject({ changes: 2, stays: 1 });
  expect(await countOf('unlock', { role: 'user', locked: 'yes' })).toMatchObject({ changes: 2, stays: 0 });
  const { bulk } = await testApp.ask(unlockPeople, { ids, expected: 2 }, { as });
  expect((await testApp.post('/console/unlock/person', { id: second.id }, { as })).status).toBe(200);
  await workThroughBulk(testApp);
  expect(await progressOf(bulk.id)).toMatchObject({ done: 1, left_out: 1 });
  expect((await personOf(first)).is_locked).toBe(false);
  expect(await writtenAbout([...locked, open])).toEqual({
    entries: locked.map(({ id }) => ({ action: 'account unlocked', id, by: chief.id })),
    events: ['account unlocked', 'account unlocked'],
  });
});
