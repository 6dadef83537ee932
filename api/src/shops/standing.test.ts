import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, makeShop, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

test.each(['rejected', 'suspended'] as const)(
  'the owner and an admin read why a listing is %s, and nobody else does [D-014]',
  async (status) => {
    const { id, owner } = await makeShop(testApp.db, { status });
    const reason = 'Three customers found it closed.';
    await testApp.db.run(sql`UPDATE shop SET status_reason = ${reason} WHERE id = ${id}`);
    const admin = await makeAccount(testApp.db, 'admin');
    for (const person of [owner, admin]) {
      const as = await signIn(testApp.db, person, testApp.clock.now());
      const { list } = await testApp.ask(listShops, { sh_id: id }, { as });
      expect(list[0]).toMatchObject({ sh_status: status, owner: { status_reason: reason } });
    }
    const stranger = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
    for (const as of [null, stranger])
      expect((await testApp.post(listShops.path, { sh_id: id }, { as })).text).not.toContain(
        'customers found',
      );
  },
);

test('the owner alone reads until when the fee is paid [D-014]', async () => {
  const { id, owner } = await makeShop(testApp.db);
  const as = await signIn(testApp.db, owner, testApp.clock.now());
  const { list } = await testApp.ask(listShops, { sh_id: id }, { as });
  expect(list[0]?.owner).toMatchObject({ status_reason: '', paid_until: '2099-01-01T00:00:00.000Z' });
  expect((await testApp.post(listShops.path, { sh_id: id })).text).not.toContain('2099');
});
