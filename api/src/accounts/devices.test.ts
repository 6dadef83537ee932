import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { openBrowser, type TestBrowser } from '../../test/browser';
import { cookieIn } from '../../test/cookies';
import { guess, guessTimes, makeGuessedAt, setUpGuesses } from '../../test/guess';
import { makeAccount, password, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { rememberDevice } from './device-queries';

const stage = setUpGuesses();

const second = 1000;
const minute = 60 * second;

describe('the token of a device', () => {
  const deviceCookie = async (from: TestApp, headers: Record<string, string> = {}) =>
    from.post('/user/login', { email: 'nobody@example.in', password }, { headers });

  test('is random, out of reach of scripts, for a year, and stored as a hash only', async () => {
    const one = cookieIn(await deviceCookie(stage.testApp), 'device');
    const other = cookieIn(await deviceCookie(stage.testApp), 'device');
    expect(one?.attributes).toBe('Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(one?.value).toMatch(/^[\w-]{43}$/);
    expect(other?.value).not.toBe(one?.value);
    const { email } = await makeAccount(stage.testApp.db);
    expect((await guess(stage.browser, email, password)).status).toBe(200);
    const rows = await stage.testApp.db.many<{ hash: string }>(
      sql`SELECT encode(device_hash, 'base64') AS hash FROM known_device`,
    );
    expect(JSON.stringify(rows)).not.toContain(stage.browser.cookies.get('device'));
  });

  test('is tied to the host where pages come by https', async () => {
    const secure = await bootApp({ isSecure: true });
    const cookie = cookieIn(await deviceCookie(secure), '__Host-device');
    expect(cookie?.attributes).toBe('Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax');
    await secure.stop();
  });

  test('stays the same as long as it looks like one', async () => {
    const kept = stage.browser.cookies.get('device') ?? '';
    expect(cookieIn(await deviceCookie(stage.testApp, { cookie: `device=${kept}` }), 'device')?.value).toBe(
      kept,
    );
    for (const odd of ['', 'short', `${kept}x`, '../../etc/passwd'])
      expect(
        cookieIn(await deviceCookie(stage.testApp, { cookie: `device=${odd}` }), 'device')?.value,
      ).not.toBe(odd);
  });

  test('nobody who only looks around gets one', async () => {
    const answers = [
      await stage.testApp.post('/user/session', {}),
      await stage.testApp.post('/shop/list/shop', {}),
      await stage.testApp.get('/shop/list/shop'),
    ];
    for (const answer of answers) expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is given by a sign-up, on which the device is known', async () => {
    const body = {
      name: 'Asha Menon',
      email: 'asha.device@example.in',
      mobile: '9876544441',
      address: '12 Canal Road, Kochi',
      district: 'Ernakulam',
      state: 'Kerala',
      zip_code: '682001',
      password,
    };
    const fresh = openBrowser(stage.testApp);
    expect((await fresh.post('/user/register', body)).status).toBe(200);
    const { devices } = await stage.testApp.db.one<{ devices: number }>(sql`
      SELECT count(*) AS devices FROM known_device k JOIN account a ON a.id = k.account_id
      WHERE a.email = ${body.email}`);
    expect([devices, fresh.cookies.has('device')]).toEqual([1, true]);
  });

  test('an account knows the twenty that it used last', async () => {
    const { id, email } = await makeAccount(stage.testApp.db);
    await guess(stage.browser, email, password);
    const hashes = Array.from({ length: 20 }, (_, index) => Buffer.alloc(32, index));
    for (const hash of hashes) await rememberDevice(stage.testApp.db, id, hash);
    const known = await stage.testApp.db.many<{ device_hash: Buffer }>(
      sql`SELECT device_hash FROM known_device WHERE account_id = ${id} ORDER BY last_used_at`,
    );
    expect(known.map(({ device_hash }) => device_hash)).toEqual(hashes);
  });

  test('forty sign-ins of one person on as many devices at the same moment all succeed', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    const answers = Array.from({ length: 40 }, () => guess(openBrowser(stage.testApp), email, password));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('a known device', () => {
  test('keeps its own wait, whatever others do', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    expect((await guess(stage.browser, email, password)).status).toBe(200);
    expect(await guessTimes(stage.browser, 6, email)).toEqual([401, 401, 401, 401, 401, 429]);
    await stage.testApp.letPass(30 * second);
    expect((await guess(stage.browser, email, password)).status).toBe(200);
  });

  test('is no longer known after twenty wrong passwords in a row', async () => {
    const { email, id } = await makeGuessedAt(stage.testApp, 99);
    const knows = async () =>
      (await stage.testApp.db.many(sql`SELECT 1 FROM known_device WHERE account_id = ${id}`)).length;
    expect((await guess(stage.browser, email, password)).status).toBe(200);
    for (let time = 0; time < 19; time++) {
      expect((await guess(stage.browser, email, 'wrong')).status).toBe(401);
      await stage.testApp.letPass(30 * minute);
    }
    expect(await knows()).toBe(1);
    expect((await guess(stage.browser, email, 'wrong')).status).toBe(401);
    expect(await knows()).toBe(0);
  });

  test('is the account’s own affair: on the same device another account is not known', async () => {
    const mine = await makeAccount(stage.testApp.db);
    const theirs = await makeGuessedAt(stage.testApp, 100);
    expect((await guess(stage.browser, mine.email, password)).status).toBe(200);
    expect((await guess(stage.browser, theirs.email, password)).status).toBe(429);
  });

  test('goes with the account', async () => {
    const account = await makeAccount(stage.testApp.db);
    await guess(stage.browser, account.email, password);
    const as = await signIn(stage.testApp.db, account, stage.testApp.clock.now());
    await stage.testApp.post('/admin/delete/user', {}, { as });
    expect(
      await stage.testApp.db.many(sql`SELECT 1 FROM known_device WHERE account_id = ${account.id}`),
    ).toEqual([]);
  });
});

describe('a stolen session', () => {
  const endOthers = (from: TestBrowser) => from.post('/user/end/sessions', { which: 'others' });
  const knownOf = async (id: number) =>
    (await stage.testApp.db.many(sql`SELECT 1 FROM known_device WHERE account_id = ${id}`)).length;
  const token = () => randomBytes(32).toString('base64url');

  test('makes no device known by logging out the others, so that its guesses end as a stranger’s [D-087]', async () => {
    const { email, id, role } = await makeAccount(stage.testApp.db);
    const session = await signIn(stage.testApp.db, { id, role }, stage.testApp.clock.now());
    const statuses: number[] = [];
    for (let round = 0; round < 23; round++) {
      const device = token();
      const thief = openBrowser(stage.testApp, {}, new Map(Object.entries({ session, device })));
      expect((await endOthers(thief)).status).toBe(200);
      const guesser = openBrowser(stage.testApp, {}, new Map([['device', device]]));
      statuses.push(...(await guessTimes(guesser, 5, email)));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(await knownOf(id)).toBe(0);
  }, 60_000);

  test('neither makes the owner’s own devices unknown; the owner’s own device does that to the others', async () => {
    const { email, id, role } = await makeAccount(stage.testApp.db);
    const [own, second] = [openBrowser(stage.testApp), openBrowser(stage.testApp)];
    for (const each of [own, second]) expect((await guess(each, email, password)).status).toBe(200);
    const session = await signIn(stage.testApp.db, { id, role }, stage.testApp.clock.now());
    await endOthers(openBrowser(stage.testApp, {}, new Map(Object.entries({ session, device: token() }))));
    expect(await knownOf(id)).toBe(2);
    expect((await guess(own, email, password)).status).toBe(200);
    expect((await endOthers(own)).status).toBe(200);
    expect(await knownOf(id)).toBe(1);
  });
});

describe('known devices together', () => {
  /** As if so many wrong passwords had been given on devices that the account knows. */
  const wrongOnKnown = (id: number, times: number) =>
    stage.testApp.db.run(sql`
      INSERT INTO throttle (key, failures, ends_at)
      VALUES (${`guess:known:${id}`}, ${times}, now() + interval '30 days')`);

  test('have a hundred wrong passwords a month; from then on they count as a stranger’s', async () => {
    const { email, id } = await makeGuessedAt(stage.testApp, 99);
    await wrongOnKnown(id, 98);
    const devices = Array.from({ length: 3 }, () => openBrowser(stage.testApp));
    for (const device of devices) expect((await guess(device, email, password)).status).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 2; time++)
      for (const device of devices) statuses.push((await guess(device, email, 'wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  });

  test('enter however many strangers guess, and right passwords use up nothing', async () => {
    const { email, id } = await makeAccount(stage.testApp.db);
    expect((await guess(stage.browser, email, password)).status).toBe(200);
    await wrongOnKnown(id, 99);
    await stage.testApp.db.run(sql`
      INSERT INTO throttle (key, failures, blocked_until) VALUES (${`guess:account:${id}`}, 100, 'infinity')
      ON CONFLICT (key) DO UPDATE SET failures = 100, blocked_until = 'infinity'`);
    for (let time = 0; time < 3; time++)
      expect((await guess(stage.browser, email, password)).status).toBe(200);
  });

  test('begin anew with a new password', async () => {
    const { email, id } = await makeAccount(stage.testApp.db);
    expect((await guess(stage.browser, email, password)).status).toBe(200);
    await wrongOnKnown(id, 100);
    const change = { email, password: 'a new secret', current_password: password };
    expect((await stage.browser.post('/user/ResetPassword', change)).status).toBe(200);
    expect(
      await stage.testApp.db.many(sql`SELECT 1 FROM throttle WHERE key = ${`guess:known:${id}`}`),
    ).toEqual([]);
  });
});
