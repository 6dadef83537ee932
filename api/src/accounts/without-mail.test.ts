import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEmailChange } from '@aaspaas/contract/accounts/contact-calls';
import { addWish, listWishes } from '@aaspaas/contract/search/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { freshEmail, freshPhone, victims } from '../../test/contact';
import { makeAccount, password, signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp({ hasMailServer: false });
});
beforeEach(() => testApp.db.run(sql`DELETE FROM outbox`));
afterAll(() => testApp.stop());

const enter = async (account = makeAccount(testApp.db)) =>
  signIn(testApp.db, await account, testApp.clock.now());
const unconfirmed = 'We cannot send mails yet, so a new address cannot be confirmed.';

test.each(['with an account', 'without'])(
  'who forgot the password is told whom to call, %s',
  async (what) => {
    const { email } = what === 'without' ? { email: freshEmail() } : await makeAccount(testApp.db);
    const { status, body } = await testApp.post('/user/forgotpassword', { email, u_role: 'user' });
    expect([status, body['message']]).toEqual([
      400,
      'We cannot send codes yet. Please call +91 60000 00000, and we will help you.',
    ]);
    expect(await mailsTo(testApp, email)).toEqual([]);
  },
);

test.each(victims)(
  'no new email waits for a mail that never comes: $name',
  async ({ make, call, fields }) => {
    const as = await enter(make(testApp));
    const email = freshEmail();
    const sent = { ...fields({ email, mobile: freshPhone() }), current_password: password };
    const { status, body } = await testApp.post(call, sent, { as });
    expect([status, body['fields']]).toEqual([400, { email: unconfirmed }]);
    expect((await testApp.ask(readEmailChange, {}, { as })).pending_email).toBeNull();
    expect(await mailsTo(testApp, email)).toEqual([]);
  },
);

test('one that waits since there was a mail server is not sent again', async () => {
  const { status, body } = await testApp.post('/user/resend/email-change', {}, { as: await enter() });
  expect([status, body['message']]).toEqual([400, unconfirmed]);
});

test('who waits for a business is told where to look', async () => {
  const as = await enter();
  const { message } = await testApp.ask(addWish, { search: 'beekeeper', city: 'Kochi' }, { as });
  expect(message).toBe('We look for it from now on. Your settings show when there is one.');
  expect((await testApp.ask(listWishes, {}, { as })).list).toMatchObject([{ search: 'beekeeper' }]);
});
