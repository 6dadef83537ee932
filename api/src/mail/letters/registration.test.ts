import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { says } from '@aaspaas/contract/says';
import { bootApp, type TestApp } from '../../../test/boot';
import { agentForm, hastyShopForm, shopForm } from '../../../test/registrations';
import { sql } from '../../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  await set('upi_id', 'shopfees@bank');
});
afterAll(() => testApp.stop());

const set = (name: string, value: string) =>
  testApp.db.run(sql`
    INSERT INTO setting (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);

const mailsTo = (email: string) =>
  testApp.db.many<{ subject: string; text: string; html: string }>(sql`
    SELECT subject, text_body AS text, html_body AS html FROM outbox WHERE recipient = ${email} ORDER BY id`);

test.each(['shop', 'service', 'both'] as const)(
  'a %s is told by mail what to pay and what happens then [D-083]',
  async (kind) => {
    const form = shopForm(kind);
    const { payment } = await testApp.ask(addShop, form);
    const [mail, ...more] = await mailsTo(form.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your registration has reached us');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(
        says('You pay ₹500 for one year. Reference: {reference}', { reference: payment.reference }),
      );
      expect(body).toContain('We confirm your payment.');
      expect(body).toContain('customers near you can find you');
      expect(body).toContain('/ShopProfile');
    }
  },
);

test('the mail says the days that the admin has set', async () => {
  await set('plan_days', '180');
  const form = shopForm('shop');
  await testApp.ask(addShop, form);
  expect((await mailsTo(form.email))[0]?.text).toContain('₹500 for 180 days.');
  await set('plan_days', '365');
});

test('an agent is told by mail what can be done now [D-083]', async () => {
  const form = agentForm();
  await testApp.ask(registerAgent, form);
  expect(await mailsTo(form.email)).toEqual([
    {
      subject: 'Your registration has reached us',
      text: expect.stringContaining('Say that you are available.'),
      html: expect.stringContaining('Say that you are available.'),
    },
  ]);
});

test('a mail holds nothing that a stranger typed, and no password [D-083]', async () => {
  const form = { ...shopForm('both'), shop_name: 'Win 9 lakh at evil.example', password: 'pa55-canary-word' };
  await testApp.ask(addShop, form);
  const [mail] = await mailsTo(form.email);
  expect(mail?.text).toContain('If you did not register');
  for (const typed of ['evil', form.owner_name, form.description, 'canary'])
    expect(JSON.stringify(mail)).not.toContain(typed);
});

test('a registration that is sent twice is answered twice and written to once, without a session [D-083]', async () => {
  const form = shopForm();
  const again = { headers: { 'idempotency-key': 'one-and-the-same-shop' } };
  const answers = [
    await testApp.post(addShop.path, form, again),
    await testApp.post(addShop.path, form, again),
  ];
  expect(answers.map(({ status, headers }) => [status, headers['set-cookie']])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await mailsTo(form.email)).toHaveLength(1);
});

test('who has no email gets no mail, and a registration that is refused sends none', async () => {
  const { n: before } = await testApp.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM outbox`);
  await testApp.ask(addShop, { ...hastyShopForm('service'), email: '' });
  const refused = await testApp.post(addShop.path, { ...shopForm(), shop_name: '' });
  expect(refused.status).toBe(400);
  expect(await testApp.db.one(sql`SELECT count(*)::int AS n FROM outbox`)).toEqual({ n: before });
});

test('while the admin has no UPI id the mail says that payments open soon [D-090]', async () => {
  await set('upi_id', '');
  const form = shopForm();
  const { payment } = await testApp.ask(addShop, form);
  const [mail] = await mailsTo(form.email);
  expect(mail?.text).toContain('Payments open soon. We will write to you.');
  expect(mail?.text).toContain(payment.reference);
  expect(mail?.text).not.toContain('You pay');
  await set('upi_id', 'shopfees@bank');
});
