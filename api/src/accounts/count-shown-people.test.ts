import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUsers } from '@aaspaas/contract/accounts/calls';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { readWaiting } from '@aaspaas/contract/console/today/calls';
import { listPeople, readPerson } from '@aaspaas/contract/console/people/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, haveSecondFactor, makeAccount, makeAgent, signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { enterUnproven } from '../../test/two-step';
import { sql } from '../db/sql';
import { mostPeopleAnHour } from './count-shown-people';

let testApp: TestApp;
let admin: Account;

beforeAll(async () => {
  testApp = await bootApp();
  admin = await makeAccount(testApp.db, 'admin', { name: 'Leela Varma' });
  await haveSecondFactor(testApp.db, admin.id, testApp.clock.now());
  // 29 pages of 50.
  await testApp.db.run(sql`
    INSERT INTO account (role, name, email, password_hash, address, district, state, zip_code, created_at)
    SELECT 'user', 'Person ' || n, 'listed.' || n || '@example.in', '', '', '', '', '', now() - n * interval '1 minute'
    FROM generate_series(1, 1450) n`);
});
afterAll(() => testApp.stop());

const readPages = async (as: string) => {
  const seen = new Set<number>();
  for (let page = 1; page <= 29; page++) {
    const { status, body } = await testApp.post(
      listPeople.path,
      { role: 'user', page: String(page) },
      { as },
    );
    // Only a reply of 200 has rows.
    if (status === 200) (body['rows'] as { id: number }[]).forEach(({ id }) => seen.add(id));
  }
  return seen.size;
};

test('a password alone shows nobody, by whichever call, and in lists of agents no more than others see', async () => {
  const as = await enterUnproven(testApp, admin);
  const agent = await makeAgent(testApp.db);
  expect(await readPages(as)).toBe(0);
  for (const [call, body] of [
    [readPerson, { id: agent.id }],
    [listUsers, { u_id: agent.id }],
    [readWaiting, {}],
  ] as const) {
    const { status, body: said } = await testApp.post(call.path, body, { as });
    expect([call.path, status, said['kind']]).toEqual([call.path, 403, 'second-factor']);
  }
  const { list } = await testApp.ask(listAgents, { u_id: agent.id }, { as });
  expect(list).toHaveLength(1);
  expect(list[0]).not.toHaveProperty('u_email');
});

test('whom an admin reads is written down, and more than 500 within an hour are refused and told to chiefs', async () => {
  const { db, clock } = testApp;
  await db.script('DELETE FROM outbox');
  const as = await signIn(db, admin, clock.now());
  expect(await readPages(as)).toBe(mostPeopleAnHour);
  const written = await db.one<{ people: number; refused: number }>(sql`
    SELECT sum((detail ->> 'people')::integer) FILTER (WHERE action = 'people read') AS people,
      count(*) FILTER (WHERE action = 'reading of people refused') AS refused
    FROM audit WHERE actor_id = ${admin.id}`);
  expect(written).toEqual({ people: mostPeopleAnHour, refused: 1 });
  const mails = await mailsTo(testApp, admin.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Leela Varma has looked at 500 people within an hour',
  ]);

  // Whom one has seen can be looked at again; another hour begins anew.
  expect((await testApp.post(listPeople.path, { role: 'user' }, { as })).status).toBe(200);
  const last = await testApp.post(listPeople.path, { role: 'user', page: '29' }, { as });
  expect([last.status, last.body['message']]).toEqual([
    429,
    'You may look at 500 people within an hour. Please try again in 60 minutes.',
  ]);
  clock.advance(60 * 60_000);
  const later = await signIn(db, admin, clock.now());
  expect((await testApp.post(listPeople.path, { role: 'user', page: '29' }, { as: later })).status).toBe(200);
});

test('pages asked for at the same moment count one after the other', async () => {
  const other = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, other, testApp.clock.now());
  const pages = Array.from({ length: 20 }, (_, at) => ({ role: 'user', page: String(at + 1) }));
  const answers = await Promise.all(pages.map((body) => testApp.post(listPeople.path, body, { as })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
});
