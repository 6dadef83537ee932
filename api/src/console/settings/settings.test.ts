import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeGrade, removeAdmin } from '@aaspaas/contract/console/access/calls';
import { dropMails } from '@aaspaas/contract/console/outbox/calls';
import { confirmPayee, proposePayee, readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { type Answer, bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, signIn } from '../../../test/make';
import { mailsTo } from '../../../test/recover';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: Account;
let other: Account;
/** Another chief, who has been one for long. */
let second: Account;
let as: string;
let asSecond: string;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await makeAccount(testApp.db, 'admin', { name: 'Leela Varma' });
  other = await makeAccount(testApp.db, 'admin', { grade: 'viewer' });
  second = await makeAccount(testApp.db, 'admin', { name: 'Ravi Kumar' });
  await testApp.db.run(sql`UPDATE account SET created_at = '2026-01-01' WHERE id = ${second.id}`);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.script('DELETE FROM setting; DELETE FROM payee_proposal; DELETE FROM outbox');
  await enter();
});

async function enter(): Promise<void> {
  as = await signIn(testApp.db, chief, testApp.clock.now());
  asSecond = await signIn(testApp.db, second, testApp.clock.now());
}

const read = () => testApp.ask(readAllSettings, {}, { as });
const change = (values: object, before: object) =>
  testApp.post('/console/change/settings', { values, before }, { as });
const propose = (upi_id: string, payee = 'Aaspaas Kochi') =>
  testApp.post('/console/propose/payee', { upi_id, payee }, { as });
const confirm = (proposal_id: number, by = asSecond) =>
  testApp.post('/console/confirm/payee', { proposal_id }, { as: by });

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const newestEntries = (limit: number) =>
  testApp.db.many<{ action: string; subject_key: string; actor_id: number; changes: object }>(sql`
    SELECT action, subject_key, actor_id, changes FROM audit ORDER BY id DESC LIMIT ${limit}`);

async function proposed(upiId: string): Promise<number> {
  await testApp.ask(proposePayee, { upi_id: upiId, payee: 'Aaspaas Kochi' }, { as });
  return (await read()).proposal?.proposal_id ?? 0;
}

test('what is saved is in force at once, on another server too, and written down from what to what', async () => {
  const answer = await change(
    { plan_price_rupees: '600', plan_days: '400', support_phone: '98765 43210' },
    { plan_price_rupees: '500', plan_days: '365', support_phone: '+916000000000' },
  );
  expect(answer.status).toBe(200);
  const beside = await bootApp({ beside: testApp });
  const { values } = await beside.ask(readAllSettings, {}, { as });
  await beside.app.close();
  expect(values).toMatchObject({
    plan_price_rupees: '600',
    plan_days: '400',
    support_phone: '+919876543210',
    charity_url: 'https://example.org/',
  });
  const entries = await newestEntries(3);
  expect(Object.fromEntries(entries.map(({ subject_key, changes }) => [subject_key, changes]))).toEqual({
    plan_days: { plan_days: { from: '365', to: '400' } },
    plan_price_rupees: { plan_price_rupees: { from: '500', to: '600' } },
    support_phone: { support_phone: { from: '+916000000000', to: '+919876543210' } },
  });
  expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([chief.id]));
});

test('the officer is a person: the entry tells that it changed, not who it is', async () => {
  await change({ grievance_name: 'Meera Pillai' }, { grievance_name: '' });
  const [entry] = await newestEntries(1);
  expect(entry).toMatchObject({
    subject_key: 'grievance_name',
    changes: { grievance_name: { from: '', to: expect.stringMatching(/^hash:/) } },
  });
});

test('wrong values are told field by field, and nothing is saved', async () => {
  const answer = await change(
    { plan_price_rupees: 'free', plan_days: '5', charity_url: 'https://example.org/more' },
    { plan_price_rupees: '500', plan_days: '365', charity_url: 'https://example.org/' },
  );
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      result: false,
      message: 'Plan price must be an amount in rupees, such as 500 or 499.50',
      fields: {
        plan_price_rupees: 'Plan price must be an amount in rupees, such as 500 or 499.50',
        plan_days: 'Plan must be from 30 to 1000 days',
      },
      said: {
        plan_days: {
          template: '{what} must be from {least} to {most} days',
          params: { what: { template: 'Plan', params: {} }, least: 30, most: 1000 },
        },
      },
    },
  ]);
  expect((await read()).values.charity_url).toBe('https://example.org/');
});

test('who has an old form is told so, and overwrites nothing; other fields do not disturb', async () => {
  const stale = { plan_price_rupees: '500', plan_days: '365' };
  await change({ plan_price_rupees: '600' }, { plan_price_rupees: '500' });
  const refused = await change({ plan_price_rupees: '700', plan_days: '400' }, stale);
  expect([refused.status, refused.body['fields']]).toEqual([
    409,
    { plan_price_rupees: 'Somebody else has set this to: 600' },
  ]);
  expect((await read()).values).toMatchObject({ plan_price_rupees: '600', plan_days: '365' });
  expect((await change({ plan_days: '400' }, { plan_days: '365' })).status).toBe(200);
});

test('of two who save the same form at once, one is told', async () => {
  const answers = await Promise.all(
    ['600', '700'].map((price) => change({ plan_price_rupees: price }, { plan_price_rupees: '500' })),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
});

test('the UPI id cannot be changed in one step', async () => {
  await change({ upi_id: 'thief@bank', payee: 'Thief' }, {});
  expect((await read()).values).toMatchObject({ upi_id: '', payee: 'Aaspaas' });
});

test('where payments go is proposed, told to all admins, then confirmed and told again', async () => {
  const { message } = await testApp.ask(
    proposePayee,
    { upi_id: ' shops@okbank ', payee: 'Aaspaas Kochi' },
    { as },
  );
  expect(message).toContain('Nothing has changed yet');
  const { values, proposal, admins } = await read();
  expect([values.upi_id, admins]).toEqual(['', 3]);
  expect(proposal).toMatchObject({
    upi_id: 'shops@okbank',
    payee: 'Aaspaas Kochi',
    proposed_by: 'Leela Varma',
  });
  for (const { email } of [chief, other, second]) {
    const [mail] = await mailsTo(testApp, email);
    expect(mail?.subject).toBe('Aaspaas: payments may soon go to shops@okbank');
    expect(mail?.text_body).toContain(
      'Leela Varma has proposed that owners pay to shops@okbank (Aaspaas Kochi)',
    );
    expect(mail?.text_body).toContain('press Stop this change');
    expect(mail?.text_body).toContain('https://aaspaas.example/admin/settings');
  }

  await testApp.ask(confirmPayee, { proposal_id: proposal?.proposal_id }, { as: asSecond });
  const after = await read();
  expect([after.values.upi_id, after.values.payee, after.proposal]).toEqual([
    'shops@okbank',
    'Aaspaas Kochi',
    null,
  ]);
  const [, changed, ...more] = await mailsTo(testApp, other.email);
  expect(more).toEqual([]);
  expect(changed?.subject).toBe('Aaspaas: payments now go to shops@okbank');
  expect(changed?.text_body).toContain('Before, they paid to nobody');
  const actions = (await newestEntries(3)).map(({ action, subject_key }) => `${action} ${subject_key}`);
  expect(actions.toSorted()).toEqual([
    'payee proposed upi_id',
    'setting changed payee',
    'setting changed upi_id',
  ]);
});

test('whoever has proposed it confirms it alone an hour after the mail has gone out to every chief, and no sooner', async () => {
  const { clock, db } = testApp;
  const id = await proposed('shops@okbank');
  const turn = async () => {
    const { proposal } = await read();
    const { status, body } = await confirm(id, as);
    return [proposal?.can_confirm, status, body['message']];
  };
  const unsent = [false, 422, expect.stringContaining('which it has not yet: look into Mail.')];
  expect(await turn()).toEqual(unsent);
  clock.advance(2 * 60 * 60_000);
  await enter();
  await db.run(sql`UPDATE outbox SET sent_at = ${clock.now()} WHERE recipient = ${chief.email}`);
  expect(await turn()).toEqual(unsent);
  await db.run(sql`UPDATE outbox SET sent_at = ${clock.now()} WHERE recipient = ${second.email}`);
  const sentAt = clock.now();
  clock.advance(60 * 60_000 - 1);
  await enter();
  expect((await read()).proposal?.confirm_from).toBe(new Date(sentAt.getTime() + 60 * 60_000).toISOString());
  expect(await turn()).toEqual([
    false,
    422,
    'Another chief can confirm it now. You alone can an hour after all chiefs were told.',
  ]);
  clock.advance(1);
  expect(await turn()).toEqual([true, 200, 'Payments go there from now on.']);
});

test.each([
  ['that is dropped after it failed', () => testApp.ask(dropMails, {}, { as })],
  [
    'that went with the chief it was for',
    (third: Account) => testApp.ask(removeAdmin, { id: third.id }, { as }),
  ],
])('a mail %s has told no chief', async (_, lose) => {
  const { clock, db } = testApp;
  const third = await makeAccount(db, 'admin');
  const id = await proposed('shops@okbank');
  await db.run(sql`UPDATE outbox SET attempts = 1 WHERE recipient = ${third.email}`);
  await db.run(sql`UPDATE outbox SET sent_at = ${clock.now()} WHERE recipient <> ${third.email}`);
  await lose(third);
  const left = (await mailsTo(testApp, third.email)).map(({ subject }) => subject);
  expect(left).not.toContain('Aaspaas: payments may soon go to shops@okbank');
  clock.advance(2 * 60 * 60_000);
  await enter();
  expect([(await read()).proposal?.can_confirm, (await confirm(id, as)).status]).toEqual([false, 422]);
  expect((await confirm(id)).status).toBe(200);
  await db.run(sql`DELETE FROM account WHERE id = ${third.id}`);
});

test('without a mail server the hour counts from the proposal', async () => {
  const { clock } = testApp;
  const id = await proposed('shops@okbank');
  clock.advance(60 * 60_000);
  await enter();
  const beside = await bootApp({ beside: testApp, clock, hasMailServer: false });
  const { status } = await beside.post('/console/confirm/payee', { proposal_id: id }, { as });
  await beside.app.close();
  expect(status).toBe(200);
});

test.each([
  ['was made since', 'chief'],
  ['was given the grade since', 'viewer'],
] as const)('a chief who %s is no second one', async (_, grade) => {
  const { db, clock } = testApp;
  const young = await makeAccount(db, 'admin', { grade });
  const made = grade === 'chief' ? clock.now() : new Date('2026-01-01');
  await db.run(sql`UPDATE account SET created_at = ${made} WHERE id = ${young.id}`);
  if (grade === 'viewer') await testApp.ask(changeGrade, { id: young.id, grade: 'chief' }, { as });
  const id = await proposed('shops@okbank');
  const answer = await confirm(id, await signIn(db, young, clock.now()));
  expect([answer.status, answer.body['message']]).toEqual([
    422,
    'You have been chief for less than a day, so you cannot confirm it.',
  ]);
  expect((await read()).values.upi_id).toBe('');
  await db.run(sql`DELETE FROM account WHERE id = ${young.id}`);
});

test('confirmed twice at the same moment it happens once', async () => {
  const id = await proposed('shops@okbank');
  const answers = await Promise.all([confirm(id), confirm(id)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect((await mailsTo(testApp, chief.email)).length).toBe(2);
});

test('what was stopped, replaced or has waited for a day is not confirmed', async () => {
  const stopped = await proposed('first@okbank');
  await testApp.post('/console/drop/payee', { proposal_id: stopped }, { as });
  expect((await read()).proposal).toBeNull();
  const replaced = await proposed('second@okbank');
  const late = await proposed('third@okbank');
  testApp.clock.advance(24 * 60 * 60_000);
  await enter();
  expect((await read()).proposal).toBeNull();
  const answers = [await confirm(stopped), await confirm(replaced), await confirm(late), await confirm(9999)];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 410, 409]);
  expect((await read()).values.upi_id).toBe('');
});

test.each([
  ['', 'UPI id is required'],
  ['shops', 'UPI id must look like shopname@bank'],
])('a UPI id that nobody could pay to is not proposed: %j', async (upiId, says) => {
  const { status, body } = await propose(upiId);
  expect([status, body['fields']]).toEqual([400, { upi_id: says }]);
});

test.each([
  ['new@okbank', 'Aaspaas Kochi'],
  ['shops@okbank', 'Aaspaas India'],
])('the UPI id or the name may change alone: %s, %s', async (upiId, payee) => {
  await confirm(await proposed('shops@okbank'));
  expect((await propose(upiId, payee)).status).toBe(200);
});

test('payments are closed at once, once, and all admins hear of it', async () => {
  await confirm(await proposed('shops@okbank'));
  expect((await propose('shops@okbank')).body['message']).toBe('Payments go there already.');
  expect((await testApp.post('/console/close/payments', {}, { as })).status).toBe(200);
  expect((await read()).values.upi_id).toBe('');
  expect((await mailsTo(testApp, other.email)).at(-1)?.subject).toBe('Aaspaas: payments are closed');
  expect((await testApp.post('/console/close/payments', {}, { as })).status).toBe(409);
});
