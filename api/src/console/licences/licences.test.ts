import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { approveLicence, listLicences, refuseLicence } from '@aaspaas/contract/console/licences/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeAgent, makeMedia, signIn } from '../../../test/make';
import { addLicences } from '../../agents/licence-queries';
import { sql } from '../../db/sql';

let testApp: TestApp;
let moderator: Account;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  moderator = await makeAccount(testApp.db, 'admin', { grade: 'moderator', name: 'Mod' });
});
beforeEach(async () => {
  as = await enter(moderator);
});
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());

async function makeWaiting(photos = 1): Promise<Account> {
  const agent = await makeAgent(testApp.db);
  await sendPhotos(agent, photos);
  return agent;
}

async function sendPhotos({ id }: Account, count: number): Promise<void> {
  testApp.clock.advance(60_000);
  const hashes = await Promise.all(Array.from({ length: count }, () => makeMedia(testApp.db)));
  for (const hash of hashes)
    await testApp.photoStore.private.put(`${hash}-1600.webp`, Buffer.from('a licence'));
  await testApp.db.run(sql`DELETE FROM agent_licence WHERE account_id = ${id}`);
  await addLicences(testApp.db, id, hashes, testApp.clock.now());
}

const listed = async (state: string) => (await testApp.ask(listLicences, { state }, { as })).rows;
const rowOf = async ({ id }: Account, state = 'waiting') =>
  (await listed(state)).find(({ agent }) => agent.id === id);
const seenOf = async (agent: Account, state?: string) => ({
  id: agent.id,
  since: (await rowOf(agent, state))?.since ?? '',
});
/** As it is after somebody has looked at the photos. */
async function viewPhotos(agent: Account, state?: string, by = as) {
  const url = (await rowOf(agent, state))?.photos[0] ?? '';
  expect((await testApp.get(url.replace('/aaspaas', ''), {}, { as: by })).status).toBe(200);
  return seenOf(agent, state);
}
const publicly = async ({ id }: Account) => (await testApp.ask(listAgents, { u_id: id })).list[0];
const mailsTo = async (email: string | null) =>
  testApp.db.many<{ subject: string; text_body: string }>(
    sql`SELECT subject, text_body FROM outbox WHERE recipient = ${email} ORDER BY id`,
  );

test('licences wait, the oldest first, with their photos', async () => {
  const [first, second] = [await makeWaiting(2), await makeWaiting()];
  const rows = (await listed('waiting')).filter(({ agent }) => [first.id, second.id].includes(agent.id));
  expect(rows.map(({ agent, photos }) => [agent.id, photos.length])).toEqual([
    [first.id, 2],
    [second.id, 1],
  ]);
  expect(rows[0]?.photos[0]).toMatch(
    new RegExp(`^/aaspaas/console/licence/${first.id}/[0-9a-f]{32}-1600.webp$`),
  );
});

test('approved: customers see it, the agent is told, and two at once decide once', async () => {
  const agent = await makeWaiting();
  expect((await publicly(agent))?.u_licence_checked).toBe(false);
  const seen = await viewPhotos(agent);
  testApp.clock.advance(1000);
  const answers = await Promise.all([
    testApp.post('/console/approve/licence', seen, { as }),
    testApp.post('/console/refuse/licence', { ...seen, reason: 'Blurred' }, { as }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await mailsTo(agent.email)).toHaveLength(1);
});

test('refused: the agent reads why, sends another, and that one waits; strangers read nothing of it', async () => {
  const agent = await makeWaiting();
  const own = await enter(agent);
  const reason = 'ഫോട്ടോ too dark.';
  await testApp.ask(refuseLicence, { ...(await seenOf(agent)), reason: ` ${reason} ` }, { as });
  const { list } = await testApp.ask(listAgents, { u_id: agent.id }, { as: own });
  expect(list[0]).toMatchObject({ u_licence_state: 'refused', u_licence_reason: reason });
  expect(await publicly(agent)).not.toHaveProperty('u_licence_reason');
  expect((await mailsTo(agent.email))[0]?.text_body).toContain(reason);
  await sendPhotos(agent, 1);
  expect(await rowOf(agent)).toMatchObject({ state: 'waiting', reason: '', decided_by: null });
  await testApp.ask(approveLicence, await viewPhotos(agent), { as });
  expect((await publicly(agent))?.u_licence_checked).toBe(true);
  expect(await rowOf(agent, 'checked')).toMatchObject({ decided_by: 'Mod' });
});

test('a decision on photos that were replaced meanwhile is not taken for the new ones', async () => {
  const agent = await makeWaiting();
  const seen = await viewPhotos(agent);
  await sendPhotos(agent, 1);
  const answer = await testApp.post('/console/approve/licence', seen, { as });
  expect([answer.status, (await publicly(agent))?.u_licence_checked]).toEqual([409, false]);
});

test('what was checked can be taken back', async () => {
  const agent = await makeWaiting();
  await testApp.ask(approveLicence, await viewPhotos(agent), { as });
  testApp.clock.advance(1000);
  const seen = await seenOf(agent, 'checked');
  await testApp.ask(refuseLicence, { ...seen, reason: 'It was somebody else’s.' }, { as });
  expect((await publicly(agent))?.u_licence_checked).toBe(false);
  const entries = await testApp.db.many<{ action: string }>(
    sql`SELECT action FROM audit WHERE subject = 'agent' AND subject_id = ${agent.id} ORDER BY id`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'licence viewed',
    'licence checked',
    'licence refused',
  ]);
});

test('nobody finds in order what they have not looked at: not another’s look, nor one at older photos', async () => {
  const agent = await makeWaiting();
  const approve = async () => {
    const answer = await testApp.post('/console/approve/licence', await seenOf(agent), { as });
    return [answer.status, answer.body['message']];
  };
  const refusal = [422, 'Please look at the photos first.'];
  expect(await approve()).toEqual(refusal);
  await viewPhotos(agent, 'waiting', await enter(await makeAccount(testApp.db, 'admin')));
  expect(await approve()).toEqual(refusal);
  await viewPhotos(agent);
  await sendPhotos(agent, 1);
  expect(await approve()).toEqual(refusal);
  expect((await publicly(agent))?.u_licence_checked).toBe(false);
  await viewPhotos(agent);
  expect((await approve())[0]).toBe(200);
});

test.each([
  ['', 'Please tell the agent why'],
  ['x'.repeat(301), 'Reason must not exceed 300 characters'],
])('a refusal has a reason: %#', async (reason, message) => {
  const agent = await makeWaiting();
  const answer = await testApp.post('/console/refuse/licence', { ...(await seenOf(agent)), reason }, { as });
  expect([answer.status, answer.body['message']]).toEqual([400, message]);
});

test('licences are not for cashiers', async () => {
  const agent = await makeWaiting();
  const cashier = await enter(await makeAccount(testApp.db, 'admin', { grade: 'cashier' }));
  const seen = await seenOf(agent);
  for (const path of ['list/licences', 'approve/licence'])
    expect((await testApp.post(`/console/${path}`, seen, { as: cashier })).status).toBe(403);
});
