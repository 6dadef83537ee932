import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent, makeMedia, makeShop, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());

async function makeLicensed() {
  const agent = await makeAgent(testApp.db);
  const hash = await makeMedia(testApp.db);
  await testApp.db.run(sql`
    INSERT INTO agent_licence (account_id, media_hash, position) VALUES (${agent.id}, ${hash}, 0)`);
  for (const width of [320, 800, 1600])
    await testApp.photoStore.private.put(`${hash}-${width}.webp`, Buffer.from(`licence at ${width}`));
  const as = await enter(agent);
  const { list } = await testApp.ask(listAgents, { u_id: agent.id }, { as });
  return { as, hash, address: list[0]?.u_licence_pic ?? '' };
}

test('the agent and an admin see a licence, and no cache keeps it [D-010]', async () => {
  const { as, address } = await makeLicensed();
  for (const token of [as, await enter(await makeAccount(testApp.db, 'admin'))]) {
    const answer = await testApp.get(address, {}, { as: token });
    expect([answer.status, answer.text]).toEqual([200, 'licence at 800']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    const small = await testApp.get(address.replace('-800', '-320'), {}, { as: token });
    expect(small.text).toBe('licence at 320');
  }
});

test('to anyone else there is none [D-010]', async () => {
  const { hash, address } = await makeLicensed();
  const other = await makeLicensed();
  const customer = await enter(await makeAccount(testApp.db));
  const owner = await enter((await makeShop(testApp.db)).owner);
  for (const as of [null, customer, owner, other.as, 'no such token'])
    expect((await testApp.get(address, {}, { as })).status).toBe(404);
  const asFile = await testApp.app.inject({ url: `/media/${hash}-800.webp` });
  expect(asFile.statusCode).toBe(404);
});

test('nothing else on the shelf can be had by it', async () => {
  const { as, address } = await makeLicensed();
  const loose = await makeMedia(testApp.db);
  await testApp.photoStore.private.put(`${loose}-800.webp`, Buffer.from('somebody’s paper'));
  const admin = await enter(await makeAccount(testApp.db, 'admin'));
  const base = address.replace(/[^/]+$/, '');
  const files = [`${loose}-800.webp`, `${loose}-801.webp`, '..%2F..%2Fpublic', '%00', 'x', ''];
  for (const token of [as, admin])
    for (const file of files) expect((await testApp.get(base + file, {}, { as: token })).status).toBe(404);
});
