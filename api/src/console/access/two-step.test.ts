import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmTwoStep,
  makeRecoveryCodes,
  offerTwoStep,
  proveTwoStep,
  readTwoStep,
} from '@aaspaas/contract/console/access/calls';
import { recentProofMs } from '@aaspaas/contract/roles/grades';
import { stepMs } from '../../../test/app-codes';
import { bootApp, mondayNoon, type TestApp } from '../../../test/boot';
import { makeAccount, password } from '../../../test/make';
import { mailsTo } from '../../../test/recover';
import { codeOf, type Enrolled, enrolAdmin, enterUnproven } from '../../../test/two-step';
import { sql } from '../../db/sql';

let testApp: TestApp;
let admin: Enrolled;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  testApp.clock.set(mondayNoon);
  admin = await enrolAdmin(testApp);
});
afterAll(() => testApp.stop());

const prove = (code: string, as: string) => testApp.post(proveTwoStep.path, { code }, { as });
const enterAgain = () => enterUnproven(testApp, admin.account);
/** Asks for something that needs recent proof. */
const act = (as: string) => testApp.post(makeRecoveryCodes.path, {}, { as });
const eventsOf = async (id: number) =>
  (
    await testApp.db.many<{ event: string }>(
      sql`SELECT event FROM security_event WHERE account_id = ${id} ORDER BY id`,
    )
  ).map(({ event }) => event);
const said = ({ status, body }: { status: number; body: Readonly<Record<string, unknown>> }) => [
  status,
  body['message'],
];

describe('setting it up', () => {
  test('takes the first code of the app, gives ten recovery codes and counts as given', async () => {
    expect(await testApp.ask(readTwoStep, {}, { as: admin.session })).toEqual({
      result: true,
      on_since: new Date(mondayNoon).toISOString(),
      codes_left: 10,
    });
    expect(new Set(admin.recoveryCodes).size).toBe(10);
    for (const code of admin.recoveryCodes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await act(admin.session)).status).toBe(200);
    expect(await eventsOf(admin.account.id)).toEqual(['two-step on', 'recovery codes made']);
    expect((await mailsTo(testApp, admin.account.email)).map(({ subject }) => subject)).toEqual([
      'Your login has a second step now',
    ]);
  });

  test('the link to scan has the secret, the product and the email', async () => {
    const account = await makeAccount(testApp.db, 'admin');
    const session = await enterUnproven(testApp, account);
    const { secret, link } = await testApp.ask(offerTwoStep, {}, { as: session });
    const url = new URL(link);
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Aaspaas:${account.email}`,
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Aaspaas',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(Buffer.from(secret).length).toBe(32);
  });

  test('with a wrong code nothing is on, and the same offer still takes the right one', async () => {
    const session = await enterUnproven(testApp, await makeAccount(testApp.db, 'admin'));
    const { secret } = await testApp.ask(offerTwoStep, {}, { as: session });
    const confirm = (code: string) => testApp.post(confirmTwoStep.path, { code }, { as: session });
    expect((await confirm(codeOf(testApp, secret, 5))).status).toBe(400);
    expect((await confirm('12345')).body['fields']).toEqual({
      code: 'Enter the 6 digits that the app shows',
    });
    expect((await testApp.ask(readTwoStep, {}, { as: session })).on_since).toBeNull();
    expect((await act(session)).body['kind']).toBe('second-factor');
    expect((await confirm(codeOf(testApp, secret))).status).toBe(200);
    expect((await confirm(codeOf(testApp, secret))).status).toBe(410);
  });

  test('both at once make it one second factor with ten codes', async () => {
    const session = await enterUnproven(testApp, await makeAccount(testApp.db, 'admin'));
    const { secret } = await testApp.ask(offerTwoStep, {}, { as: session });
    const code = codeOf(testApp, secret);
    const both = await Promise.all(
      [1, 2].map(() => testApp.post(confirmTwoStep.path, { code }, { as: session })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await testApp.ask(readTwoStep, {}, { as: session })).codes_left).toBe(10);
  });

  test('an offer is good for half an hour', async () => {
    const session = await enterUnproven(testApp, await makeAccount(testApp.db, 'admin'));
    const { secret } = await testApp.ask(offerTwoStep, {}, { as: session });
    testApp.clock.advance(29 * 60_000);
    await testApp.ask(readTwoStep, {}, { as: session });
    testApp.clock.advance(60_000);
    const answer = await testApp.post(
      confirmTwoStep.path,
      { code: codeOf(testApp, secret) },
      { as: session },
    );
    expect(said(answer)).toEqual([410, 'This code to scan is no longer good. Please begin again.']);
  });

  test('five minutes after the sign-in it asks for the password', async () => {
    const session = await enterUnproven(testApp, await makeAccount(testApp.db, 'admin'));
    const ask = (body: object) => testApp.post(offerTwoStep.path, body, { as: session });
    testApp.clock.advance(5 * 60_000 + 1);
    expect(said(await ask({}))).toEqual([400, 'Please enter your password.']);
    expect(said(await ask({ password: 'wrong' }))).toEqual([400, 'Your password is not right.']);
    expect((await ask({ password })).status).toBe(200);
  });

  test('another app takes the place of the first one only after its code, and other sessions prove anew', async () => {
    const other = await enterAgain();
    expect((await prove(codeOf(testApp, admin.secret, 1), other)).status).toBe(200);
    testApp.clock.advance(recentProofMs);
    expect((await testApp.post(offerTwoStep.path, { password }, { as: other })).body['kind']).toBe(
      'second-factor',
    );
    expect((await prove(codeOf(testApp, admin.secret), other)).status).toBe(200);
    const { secret } = await testApp.ask(offerTwoStep, {}, { as: other });
    // Until the new one is confirmed, the old one works.
    testApp.clock.advance(stepMs);
    expect((await prove(codeOf(testApp, admin.secret), admin.session)).status).toBe(200);
    testApp.clock.advance(stepMs);
    await testApp.ask(confirmTwoStep, { code: codeOf(testApp, secret) }, { as: other });
    expect([(await act(other)).status, (await act(admin.session)).status]).toEqual([200, 403]);
    testApp.clock.advance(stepMs);
    expect((await prove(codeOf(testApp, admin.secret), admin.session)).status).toBe(400);
  });

  test('the database has neither the secret nor a recovery code', async () => {
    const { all } = await testApp.db.one<{ all: string }>(sql`
      SELECT concat((SELECT json_agg(f) FROM second_factor f), (SELECT json_agg(c) FROM second_factor_code c),
        (SELECT json_agg(o) FROM outbox o), (SELECT json_agg(a) FROM audit a),
        (SELECT json_agg(e) FROM security_event e)) AS all`);
    const [code = ''] = admin.recoveryCodes;
    for (const secret of [admin.secret, code, code.replace('-', '')]) expect(all).not.toContain(secret);
  });

  test('a sealed secret that is moved to another account opens nothing', async () => {
    const other = await enrolAdmin(testApp);
    await testApp.db.run(sql`
      UPDATE second_factor SET sealed_secret = (SELECT sealed_secret FROM second_factor WHERE account_id = ${other.account.id})
      WHERE account_id = ${admin.account.id}`);
    expect((await prove(codeOf(testApp, other.secret, 1), admin.session)).status).toBe(410);
  });
});

describe('giving it', () => {
  test('is asked for in each session, and by what is delicate again after ten minutes [D-102]', async () => {
    const session = await enterAgain();
    expect((await act(session)).body).toMatchObject({ kind: 'second-factor' });
    expect((await prove(codeOf(testApp, admin.secret, 1), session)).status).toBe(200);
    testApp.clock.advance(recentProofMs - 1);
    expect((await act(session)).status).toBe(200);
    testApp.clock.advance(1);
    expect((await act(session)).body).toMatchObject({ kind: 'second-factor' });
    expect((await prove(codeOf(testApp, admin.secret), session)).status).toBe(200);
    expect((await act(session)).status).toBe(200);
  });

  test('takes the codes of the steps beside this one, and no others', async () => {
    testApp.clock.advance(10 * stepMs);
    const session = await enterAgain();
    for (const stepsAhead of [-2, 2])
      expect((await prove(codeOf(testApp, admin.secret, stepsAhead), session)).status).toBe(400);
    for (const stepsAhead of [-1, 0, 1])
      expect((await prove(codeOf(testApp, admin.secret, stepsAhead), session)).status).toBe(200);
  });

  test('spaces between the digits do not matter', async () => {
    const code = codeOf(testApp, admin.secret, 1);
    expect((await prove(` ${code.slice(0, 3)} ${code.slice(3)} `, await enterAgain())).status).toBe(200);
  });

  test('without a second factor there is nothing to give', async () => {
    const session = await enterUnproven(testApp, await makeAccount(testApp.db, 'admin'));
    expect(said(await prove('123456', session))).toEqual([
      404,
      'Please set up the second step of your login first.',
    ]);
    expect((await prove('7H2KD-9WQ4M', session)).status).toBe(400);
  });
});

describe('recovery codes', () => {
  test('each works once, however it is typed, and its owner is told', async () => {
    const [first = '', second = ''] = admin.recoveryCodes;
    const session = await enterAgain();
    const answer = await prove(
      first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'),
      session,
    );
    expect([answer.status, answer.body['codes_left']]).toEqual([200, 9]);
    expect((await act(session)).status).toBe(200);
    expect(await eventsOf(admin.account.id)).toContain('recovery code used');
    expect((await mailsTo(testApp, admin.account.email)).at(-1)?.text_body).toContain('9 are left.');
    // The action has made new codes, so the others are gone as well.
    expect((await prove(second, session)).status).toBe(400);
  });
});
