import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAgentReviews } from '@aaspaas/contract/agents/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

async function review(agent: Account, author: Account, rating: number, comment: string, at: string) {
  const { id } = await testApp.db.one<{ id: number }>(sql`
    INSERT INTO delivery_request (customer_id, agent_id, drop_address, state)
    VALUES (${author.id}, ${agent.id}, '1 Hidden Lane', 'done') RETURNING id`);
  await testApp.db.run(sql`
    INSERT INTO agent_review (delivery_id, agent_id, author_id, rating, comment, created_at)
    VALUES (${id}, ${agent.id}, ${author.id}, ${rating}, ${comment}, ${at})`);
  return id;
}

test('what customers said comes newest first, with how often each number of stars was given', async () => {
  const [agent, other, asha, gone] = [
    await makeAgent(testApp.db),
    await makeAgent(testApp.db),
    await makeAccount(testApp.db),
    await makeAccount(testApp.db),
  ];
  const first = await review(agent, asha, 5, 'Quick and kind.', '2026-03-01T10:00:00Z');
  const second = await review(agent, gone, 2, '', '2026-03-02T10:00:00Z');
  await review(other, asha, 1, 'Late.', '2026-03-03T10:00:00Z');
  await testApp.db.run(sql`DELETE FROM account WHERE id = ${gone.id}`);
  expect(await testApp.ask(listAgentReviews, { u_id: agent.id })).toEqual({
    result: true,
    list: [
      {
        r_id: second,
        user_name: 'Anonymous User',
        created_at: '2026-03-02T10:00:00.000Z',
        r_rating: 2,
        r_comment: '',
      },
      {
        r_id: first,
        user_name: asha.name,
        created_at: '2026-03-01T10:00:00.000Z',
        r_rating: 5,
        r_comment: 'Quick and kind.',
      },
    ],
    breakdown: [0, 1, 0, 0, 1],
  });
});

test('an agent without any, and a number that is no agent, have none', async () => {
  const { id } = await makeAgent(testApp.db);
  for (const u_id of [id, 2_000_000_000])
    expect(await testApp.ask(listAgentReviews, { u_id })).toEqual({
      result: true,
      list: [],
      breakdown: [0, 0, 0, 0, 0],
    });
});
