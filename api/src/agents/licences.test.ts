import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { recentProofMs } from '@aaspaas/contract/roles/grades';
import { bootApp, type TestApp } from '../../test/boot';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeLicencePhoto,
  makeMedia,
  makeShop,
  proveSession,
  signIn,
} from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());

async function makeLicensed() {
  const agent = await makeAgent(testApp.db);
  const hash = await makeLicencePhoto(testApp.db, testApp.photoStore, agent);
  const as = await enter(agent);
  const { list } = await testApp.ask(listAgents, { u_id: agent.id }, { as });
  return {
    as,
    id: agent.id,
    hash,
    address: list[0]?.u_licence_pic ?? '',
    forAdmins: `/console/licence/${agent.id}/${hash}-800.webp`,
  };
}

test('the agent and an admin see a licence, and no cache keeps it [D-010]', async () => {
  const { as, id, address } = await makeLicensed();
  const admin = await enter(await makeAccount(testApp.db, 'admin'));
  const { list } = await testApp.ask(listAgents, { u_id: id }, { as: admin });
  for (const [token, url] of [
    [as, address],
    [admin, list[0]?.u_licence_pic ?? ''],
  ] as const) {
    const answer = await testApp.get(url, {}, { as: token });
    expect([answer.status, answer.text]).toEqual([200, 'licence at 800']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    const small = await testApp.get(url.replace('-800', '-320'), {}, { as: token });
    expect(small.text).toBe('licence at 320');
  }
});

test('each view by an admin is written down: who, when, which photo; the agent’s own is not', async () => {
  const { as, id, address, forAdmins } = await makeLicensed();
  const moderator = await makeAccount(testApp.db, 'admin', { grade: 'moderator' });
  const token = await enter(moderator);
  await testApp.get(address, {}, { as });
  await testApp.get(forAdmins, {}, { as: token });
  await testApp.get(forAdmins, {}, { as: token });
  const seen = { actor_id: moderator.id, action: 'licence viewed', detail: { photo: 1 } };
  expect(
    await testApp.db.many(sql`
      SELECT actor_id, action, detail FROM audit WHERE subject = 'agent' AND subject_id = ${id}`),
  ).toEqual([seen, seen]);
});

test('not without the right grade, nor without a fresh code, and then nothing is written down', async () => {
  const { id, forAdmins, address } = await makeLicensed();
  const cashier = await enter(await makeAccount(testApp.db, 'admin', { grade: 'cashier' }));
  const chief = await enter(await makeAccount(testApp.db, 'admin'));
  const statusFor = async (url: string, token: string) => (await testApp.get(url, {}, { as: token })).status;
  expect([await statusFor(forAdmins, cashier), await statusFor(address, chief)]).toEqual([403, 404]);
  await proveSession(testApp.db, chief, new Date(testApp.clock.now().getTime() - recentProofMs));
  expect(await statusFor(forAdmins, chief)).toBe(403);
  expect(
    await testApp.db.many(sql`SELECT 1 FROM audit WHERE subject = 'agent' AND subject_id = ${id}`),
  ).toEqual([]);
});

test('to anyone else there is none [D-010]', async () => {
  const { hash, address, forAdmins } = await makeLicensed();
  const other = await makeLicensed();
  const customer = await enter(await makeAccount(testApp.db));
  const owner = await enter((await makeShop(testApp.db)).owner);
  for (const as of [null, customer, owner, other.as, 'no such token'])
    for (const url of [address, forAdmins]) expect((await testApp.get(url, {}, { as })).status).toBe(404);
  const asFile = await testApp.app.inject({ url: `/media/${hash}-800.webp` });
  expect(asFile.statusCode).toBe(404);
});

test('nothing else on the shelf can be had by it', async () => {
  const { as, address, forAdmins } = await makeLicensed();
  const loose = await makeMedia(testApp.db);
  await testApp.photoStore.private.put(`${loose}-800.webp`, Buffer.from('somebody’s paper'));
  const admin = await enter(await makeAccount(testApp.db, 'admin'));
  const files = [`${loose}-800.webp`, `${loose}-801.webp`, '..%2F..%2Fpublic', '%00', 'x', ''];
  for (const [token, url] of [
    [as, address],
    [admin, forAdmins],
    [admin, forAdmins.replace(/licence\/\d+/, 'licence/99999999999')],
  ] as const)
    for (const file of files) {
      const path = url.replace(/[^/]+$/, file);
      expect((await testApp.get(path, {}, { as: token })).status).toBe(404);
    }
});
