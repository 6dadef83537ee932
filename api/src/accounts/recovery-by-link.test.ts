import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readResetLink } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { openBrowser, type TestBrowser } from '../../test/browser';
import { type Account, makeAccount, password } from '../../test/make';
import { codeIn, linkIn, mailsTo, wrongCode } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;
let owner: Account;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  owner = await makeAccount(testApp.db);
});
afterAll(() => testApp.stop());

const minute = 60_000;
const day = 24 * 60 * minute;
const fresh = 'a new secret';
const over = 'This link does not work any more. Please ask for a new one.';

const ask = async (browser: TestBrowser) => {
  const { status } = await browser.post('/user/forgotpassword', { email: owner.email });
  return { status, mail: (await mailsTo(testApp, owner.email)).at(-1) };
};
const verify = (browser: TestBrowser, otp: string) =>
  browser.post('/user/verifyotp', { email: owner.email, otp });
const reset = (browser: TestBrowser, link?: string) =>
  browser.post('/user/ResetPassword', { email: owner.email, password: fresh, link });
const logsIn = async (browser: TestBrowser, word: string) =>
  (await browser.post('/user/login', { email: owner.email, password: word })).status === 200;

/** A stranger's three codes, each typed wrong three times. */
async function typeNineWrong(stranger: TestBrowser): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const { mail } = await ask(stranger);
    for (let time = 0; time < 3; time++) await verify(stranger, wrongCode(codeIn(mail)));
    await testApp.letPass(minute);
  }
}

/** The same, and then all the mails of the day. */
async function useUpTheDay(stranger: TestBrowser): Promise<void> {
  await typeNineWrong(stranger);
  for (let time = 0; time < 2; time++) {
    expect((await ask(stranger)).status).toBe(200);
    await testApp.letPass(minute);
  }
  expect((await ask(stranger)).status).toBe(429);
}

describe('whatever a stranger does', () => {
  test('the owner recovers on a device of the own, by a fresh code [D-003]', async () => {
    const own = openBrowser(testApp);
    expect(await logsIn(own, password)).toBe(true);
    await useUpTheDay(openBrowser(testApp));
    const { status, mail } = await ask(own);
    expect([status, codeIn(mail)]).toEqual([200, expect.stringMatching(/^\d{4}$/)]);
    expect((await verify(own, codeIn(mail))).status).toBe(200);
    expect((await reset(own)).status).toBe(200);
    expect(await logsIn(own, fresh)).toBe(true);
  });

  test('the owner recovers on a new device, by the link in the last mail', async () => {
    await useUpTheDay(openBrowser(testApp));
    const link = linkIn((await mailsTo(testApp, owner.email)).at(-1));
    const device = openBrowser(testApp);
    expect((await reset(device, link)).status).toBe(200);
    expect(await logsIn(device, fresh)).toBe(true);
    // The stranger's mails of the day are no longer counted: another recovery would go as well.
    expect((await ask(openBrowser(testApp))).status).toBe(200);
  });

  test('five mails without a wrong code also end with a link, which works until there are mails again', async () => {
    const stranger = openBrowser(testApp);
    for (let time = 0; time < 5; time++) {
      expect((await ask(stranger)).status).toBe(200);
      await testApp.letPass(minute);
    }
    const mails = await mailsTo(testApp, owner.email);
    expect(mails.map((mail) => linkIn(mail) !== '')).toEqual([false, false, false, false, true]);
    const refused = await stranger.post('/user/forgotpassword', { email: owner.email });
    expect([refused.status, refused.body['message']]).toEqual([
      429,
      'We sent several mails to this address today. The last of them brings a link that works for 24 hours. ' +
        'Please try again in 24 hours.',
    ]);
    await testApp.letPass(day - 6 * minute);
    expect((await ask(openBrowser(testApp))).status).toBe(429);
    expect((await testApp.ask(readResetLink, { link: linkIn(mails.at(-1)) })).email).toBe(owner.email);
    await testApp.letPass(minute);
    expect((await ask(openBrowser(testApp))).status).toBe(200);
  });

  test('a code on the own device is neither ended nor used up by a stranger’s', async () => {
    const own = openBrowser(testApp);
    await logsIn(own, password);
    const { mail } = await ask(own);
    await typeNineWrong(openBrowser(testApp));
    expect((await verify(own, codeIn(mail))).status).toBe(200);
  });

  test('nine wrong codes bring the stranger no tenth try', async () => {
    const stranger = openBrowser(testApp);
    await typeNineWrong(stranger);
    const { mail } = await ask(stranger);
    expect([codeIn(mail), linkIn(mail)]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)]);
    expect((await verify(stranger, '1234')).status).toBe(400);
    const { codes } = await testApp.db.one<{ codes: number }>(
      sql`SELECT count(*) AS codes FROM recovery_code WHERE account_id = ${owner.id}`,
    );
    expect(codes).toBe(3);
    await testApp.letPass(30 * day);
    expect(codeIn((await ask(stranger)).mail)).toMatch(/^\d{4}$/);
  });

  test('nine wrong codes on the own device bring a link there too', async () => {
    const own = openBrowser(testApp);
    await logsIn(own, password);
    await typeNineWrong(own);
    expect(linkIn((await ask(own)).mail)).toMatch(/^[\w-]{43}$/);
  });
});

describe('a link', () => {
  let link: string;
  beforeEach(async () => {
    const stranger = openBrowser(testApp);
    await typeNineWrong(stranger);
    link = linkIn((await ask(stranger)).mail);
  });

  test('is mailed in plain words, and stored as a hash only', async () => {
    const mail = (await mailsTo(testApp, owner.email)).at(-1);
    expect(mail?.subject).toBe('Your Aaspaas link for a new password');
    expect(mail?.text_body).toContain(`Choose a new password:\nhttps://aaspaas.example/new-password#${link}`);
    expect(mail?.html_body).toContain(`href="https://aaspaas.example/new-password#${link}"`);
    const rows = await testApp.db.many(sql`SELECT * FROM reset_grant WHERE account_id = ${owner.id}`);
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  test('may be looked at any number of times, and sets a password once', async () => {
    for (let time = 0; time < 3; time++)
      expect((await testApp.ask(readResetLink, { link })).email).toBe(owner.email);
    const answers = Array.from({ length: 5 }, () => reset(openBrowser(testApp), link));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403, 403, 403, 403]);
    const again = await reset(openBrowser(testApp), link);
    expect([again.status, again.body['message']]).toEqual([403, over]);
    const reply = await testApp.post('/user/read/resetlink', { link });
    expect([reply.status, reply.body['message']]).toEqual([403, over]);
  });

  test('is for its own account only, and is not spent on another or on a password that is refused', async () => {
    const victim = await makeAccount(testApp.db);
    const body = { email: victim.email, password: fresh, link };
    expect((await testApp.post('/user/ResetPassword', body)).status).toBe(403);
    const short = { email: owner.email, password: '12345', link };
    expect((await testApp.post('/user/ResetPassword', short)).status).toBe(400);
    expect((await reset(openBrowser(testApp), link)).status).toBe(200);
  });

  test('works for a day', async () => {
    await testApp.letPass(day - 1000);
    expect((await testApp.post('/user/read/resetlink', { link })).status).toBe(200);
    await testApp.letPass(1000);
    expect((await reset(openBrowser(testApp), link)).status).toBe(403);
  });

  test('ends with a new password that was set otherwise', async () => {
    const own = openBrowser(testApp);
    await logsIn(own, password);
    const change = { email: owner.email, password: fresh, current_password: password };
    expect((await own.post('/user/ResetPassword', change)).status).toBe(200);
    expect((await testApp.post('/user/read/resetlink', { link })).status).toBe(403);
  });

  test.each(['', 'made-up', 'x'.repeat(100)])('%j is none', async (made) => {
    const reply = await testApp.post('/user/read/resetlink', { link: made });
    expect([reply.status, reply.body['message']]).toEqual([403, over]);
    expect((await reset(openBrowser(testApp), made)).status).toBe(403);
  });
});

test('asking answers with the same bytes for an email without an account, up to the end of the day', async () => {
  const answersFor = async (email: string | null) => {
    const browser = openBrowser(testApp);
    const answers: unknown[] = [];
    for (let time = 0; time < 6; time++) {
      const { status, text } = await browser.post('/user/forgotpassword', { email });
      answers.push([status, text]);
      await testApp.letPass(minute);
    }
    return answers;
  };
  expect(await answersFor('nobody.here@example.in')).toEqual(await answersFor(owner.email));
});
