import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dropMails, listMails, readMail, resendMails } from '@aaspaas/contract/console/outbox/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { markFailed, queueMail, takeDueMail } from '../../mail/queries';
import { sayMailError } from './say-error';

let testApp: TestApp;
let chief: Account;
let as: string;
const minute = 60_000;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await makeAccount(testApp.db, 'admin');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.script('DELETE FROM outbox');
  as = await signIn(testApp.db, chief, testApp.clock.now());
});

const now = () => testApp.clock.now();

async function queue(to: string, isSecret = false): Promise<number> {
  const letter = { to, subject: `To ${to}`, lines: [`Secret words for ${to}`], isSecret };
  await queueMail(testApp.db, null, letter, now());
  return (await testApp.db.one<{ id: number }>(sql`SELECT max(id) AS id FROM outbox`)).id;
}

/** Queues a mail, lets a worker take it and fail. */
async function failed(to: string, error = 'connect ECONNREFUSED 127.0.0.1:25'): Promise<number> {
  const id = await queue(to);
  await takeDueMail(testApp.db, now());
  await markFailed(testApp.db, id, error, new Date(now().getTime() + 15_000));
  return id;
}

async function givenUp(to: string, isSecret = false): Promise<number> {
  const id = await queue(to, isSecret);
  await testApp.db.run(sql`
    UPDATE outbox SET given_up_at = ${now()}, text_body = CASE WHEN is_secret THEN '' ELSE text_body END
    WHERE id = ${id}`);
  return id;
}

const list = (request: object = {}) => testApp.ask(listMails, request, { as });
const states = async (request?: object) =>
  Object.fromEntries((await list(request)).rows.map(({ recipient, state }) => [recipient, state]));

test('failed mails come first to hand, with why and when they are tried again', async () => {
  const id = await failed('asha@example.in', 'Invalid login: 535 5.7.8 Authentication failed');
  await queue('waits@example.in');
  const { rows, count } = await list();
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({
    mail_id: id,
    state: 'failed',
    tries: 1,
    why: 'The mail server does not accept our name or password. Look at SMTP_URL.',
    error: 'Invalid login: 535 5.7.8 Authentication failed',
    next_try_at: new Date(now().getTime() + 15_000).toISOString(),
    can_resend: true,
  });
});

test('each kind of mail is found, and the mails to one address', async () => {
  await failed('failed@example.in');
  await givenUp('given-up@example.in');
  const sent = await queue('sent@example.in');
  await testApp.db.run(sql`UPDATE outbox SET sent_at = ${now()}, text_body = '' WHERE id = ${sent}`);
  await queue('taken@example.in');
  await takeDueMail(testApp.db, now());
  await queue('waits@example.in');
  expect(await states()).toEqual({
    'failed@example.in': 'failed',
    'given-up@example.in': 'given-up',
    'taken@example.in': 'sending',
  });
  expect(Object.keys(await states({ show: 'unsent' }))).toHaveLength(4);
  expect(await states({ show: 'sent' })).toEqual({ 'sent@example.in': 'sent' });
  expect(await states({ show: 'all', q: ' WAITS@example.in ' })).toEqual({ 'waits@example.in': 'waiting' });
  expect(await states({ show: 'nonsense' })).toEqual(await states());
});

test('a mail is tried again once, at once and for another day', async () => {
  const id = await givenUp('asha@example.in');
  testApp.clock.advance(2 * 24 * 60 * minute);
  as = await signIn(testApp.db, chief, now());
  const answers = await Promise.all(
    [1, 2].map(() => testApp.post('/console/resend/mails', { mail_id: id }, { as })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await takeDueMail(testApp.db, now())).toMatchObject({ id, attempts: 1 });
});

test('all that failed are tried again and counted, but not what is being sent or has lost its text', async () => {
  await failed('one@example.in');
  await givenUp('two@example.in');
  await givenUp('code@example.in', true);
  await queue('taken@example.in');
  await takeDueMail(testApp.db, now());
  expect(await list()).toMatchObject({ failed: 4, resendable: 2 });
  const { count, message } = await testApp.ask(resendMails, {}, { as });
  expect([count, message]).toEqual([2, '2 mails are tried again.']);
  expect(await states()).toEqual({ 'code@example.in': 'given-up', 'taken@example.in': 'sending' });
  const entry = await testApp.db.one(sql`
    SELECT action, subject, subject_id, detail FROM audit ORDER BY id DESC LIMIT 1`);
  expect(entry).toEqual({
    action: 'mail sent again',
    subject: 'mail',
    subject_id: null,
    detail: { count: 2 },
  });
});

test('what cannot be sent any more is taken off the list, and waits for nobody', async () => {
  const id = await givenUp('code@example.in', true);
  await failed('other@example.in');
  expect((await testApp.post('/console/resend/mails', { mail_id: id }, { as })).status).toBe(409);
  expect((await testApp.ask(dropMails, { mail_id: id }, { as })).count).toBe(1);
  expect(await states()).toEqual({ 'other@example.in': 'failed' });
  expect((await testApp.ask(dropMails, {}, { as })).count).toBe(1);
  expect((await testApp.post('/console/drop/mails', {}, { as })).status).toBe(409);
});

test('an admin reads a mail that failed, which is written down; never one with a code, nor a sent one', async () => {
  const id = await failed('asha@example.in');
  const mail = await testApp.ask(readMail, { mail_id: id }, { as });
  expect(mail).toMatchObject({
    subject: 'To asha@example.in',
    text: expect.stringContaining('Secret words for asha@example.in'),
  });
  const entry = await testApp.db.one(sql`SELECT action, subject_id FROM audit ORDER BY id DESC LIMIT 1`);
  expect(entry).toEqual({ action: 'mail read', subject_id: id });

  const secret = await queue('code@example.in', true);
  const refused = await testApp.post('/console/read/mail', { mail_id: secret }, { as });
  expect([refused.status, refused.text.includes('Secret words')]).toEqual([403, false]);
  await testApp.db.run(sql`UPDATE outbox SET sent_at = ${now()}, text_body = '' WHERE id = ${id}`);
  expect((await testApp.post('/console/read/mail', { mail_id: id }, { as })).status).toBe(410);
  expect((await testApp.post('/console/read/mail', { mail_id: 999_999 }, { as })).status).toBe(404);
});

test('no list shows the text of a mail', async () => {
  await failed('asha@example.in');
  await queue('code@example.in', true);
  const { text } = await testApp.post('/console/list/mails', { show: 'all' }, { as });
  expect(text).not.toContain('Secret words');
});

test.each([
  ['connect ECONNREFUSED 10.0.0.1:587', 'does not answer'],
  ['getaddrinfo ENOTFOUND smtp.example.in', 'no mail server of this name'],
  ['Invalid login: 535-5.7.8 Username and Password not accepted', 'name or password'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 user unknown", 'no such mailbox'],
  ['552 5.2.2 Mailbox full', 'mailbox is full'],
  ['the mail server took too long', 'took too long'],
  ['Greeting never received', 'took too long'],
  ['self-signed certificate in certificate chain', 'not safe'],
  ['421 4.7.0 Try again later', 'busy'],
  ['554 5.7.1 Message rejected as spam', 'spam'],
  ['not an email address', 'no email address'],
  ['something new', 'refused it'],
])('%s is said in words', (error, says) => {
  expect(sayMailError(error)).toContain(says);
});
