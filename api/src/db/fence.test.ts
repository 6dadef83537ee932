import type pg from 'pg';
import { expect, test } from 'vitest';
import { openFence } from './fence';

/** A connection whose server tells where it is when the test lets it. */
function slowConnection() {
  const asked: string[] = [];
  let tell: (point: { timeline: number; position: number }) => void = () => {};
  const query = (text: string) => {
    asked.push(text);
    return new Promise((resolve) => (tell = (point) => resolve({ rows: [point] })));
  };
  return { asked, client: { query } as unknown as pg.ClientBase, tell: (at: typeof here) => tell(at) };
}

const here = { timeline: 3, position: 100 };

test('a server that answers late is not behind because others have written meanwhile', async () => {
  const fence = openFence();
  fence.acknowledge(here);
  const { client, asked, tell } = slowConnection();
  const admitted = fence.admit(client);
  fence.acknowledge({ ...here, position: 200 });
  tell({ ...here, position: 150 });
  await admitted;
  expect([fence.behind(), asked.length]).toEqual([null, 1]);
});

test.each([{ position: 99 }, { timeline: 2 }])(
  'one that lacks what was acknowledged before is: %o',
  async (less) => {
    const fence = openFence();
    fence.acknowledge(here);
    const { client, asked, tell } = slowConnection();
    const admitted = fence.admit(client);
    tell({ ...here, ...less });
    await expect.poll(() => asked.at(-1)).toBe('SET default_transaction_read_only = on');
    tell(here);
    await admitted;
    expect(fence.behind()).toMatchObject({ newest: 3 });
  },
);
