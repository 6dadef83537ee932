import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTwoStep } from '@aaspaas/contract/console/access/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { startBucket, type TestBucket } from '../../test/bucket';
import { makeAccount, makeAgent, makeShop, password } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { namesOn } from '../../test/stores';
import { enrolAdmin, enterUnproven } from '../../test/two-step';
import { sql } from '../db/sql';
import { readEnv } from '../env';
import { openBucketShelf } from '../photos/bucket/bucket-shelf';
import { openPhotoFolder } from '../photos/folder-store';
import { createAdmin } from './create-admin';
import { movePhotos } from './move-photos';
import { resetTwoStep } from './reset-two-step';
import { settings } from './settings';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const smtp = { SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'Aaspaas <hello@example.in>' };
const context = (env = {}) => ({
  db: testApp.db,
  databaseUrl: '',
  migrations: '',
  env: readEnv(env, '/'),
  publicUrl: 'https://aaspaas.example',
  now: testApp.clock.now(),
});

describe('admin:create', () => {
  const create = (args: string[], env = {}) => createAdmin(args, context(env));
  const accountOf = (email: string) =>
    testApp.db.one<{ id: number; role: string; name: string; password_hash: string }>(
      sql`SELECT id, role, name, password_hash FROM account WHERE email = ${email}`,
    );
  const linkIn = (lines: readonly string[]) =>
    /https:\/\/aaspaas\.example\/new-password#([\w-]{43})$/m.exec(lines.join('\n'))?.[1] ?? '';
  const choose = (email: string, link: string, chosen = password) =>
    testApp.post('/user/ResetPassword', { email, password: chosen, link });
  const signInStatus = async (email: string) =>
    (await testApp.post('/user/login', { email, password })).status;

  test('makes an admin without a password, and a link that sets one, once', async () => {
    const email = 'first.admin@example.in';
    const lines = await create(['--email', ' First.Admin@example.in', '--name', 'Asha Menon']);
    expect(lines[0]).toBe('first.admin@example.in is an admin now.');
    expect(await accountOf(email)).toMatchObject({ role: 'admin', name: 'Asha Menon', password_hash: '' });
    expect(await signInStatus(email)).toBe(401);
    expect((await testApp.post('/user/login', { email, password: '' })).status).toBe(400);
    const link = linkIn(lines);
    expect((await choose(email, link)).status).toBe(200);
    expect(await signInStatus(email)).toBe(200);
    expect((await choose(email, link, 'another secret word')).status).toBe(403);
    expect(await signInStatus(email)).toBe(200);
  });

  test('the link works for a day, and only the newest', async () => {
    const args = ['--email', 'slow.admin@example.in'];
    const first = linkIn(await create(args));
    const again = await create(args);
    expect(again[0]).toBe('slow.admin@example.in is an admin already.');
    expect((await choose('slow.admin@example.in', first)).status).toBe(403);
    testApp.clock.advance(24 * 60 * 60_000 + 1);
    expect((await choose('slow.admin@example.in', linkIn(again))).status).toBe(403);
    expect((await choose('slow.admin@example.in', linkIn(await create(args)))).status).toBe(200);
  });

  test('both at once make one admin', async () => {
    const args = ['--email', 'twice.admin@example.in'];
    const both = await Promise.all([create(args), create(args)]);
    expect(both.map(([line]) => line).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'twice.admin@example.in is an admin already.',
      'twice.admin@example.in is an admin now.',
    ]);
  });

  test('is written down, and mailed where there is a mail server', async () => {
    const email = 'told.admin@example.in';
    const lines = await create(['--email', email], smtp);
    const { id } = await accountOf(email);
    const entry = await testApp.db.one(
      sql`SELECT actor_id, action, detail FROM audit WHERE subject_id = ${id}`,
    );
    expect(entry).toEqual({ actor_id: null, action: 'admin created', detail: { grade: 'chief' } });
    expect(await testApp.db.many(sql`SELECT event FROM security_event WHERE account_id = ${id}`)).toEqual([
      { event: 'admin created' },
    ]);
    const [mail] = await mailsTo(testApp, email);
    expect(mail?.text_body).toContain(`https://aaspaas.example/new-password#${linkIn(lines)}`);
    expect(lines.at(-1)).toBe('It also goes to that address by mail.');
    await create(['--email', 'untold.admin@example.in']);
    expect(await mailsTo(testApp, 'untold.admin@example.in')).toEqual([]);
  });

  test.each([
    ['customer', () => makeAccount(testApp.db)],
    ['shop', async () => (await makeShop(testApp.db)).owner],
    ['delivery agent', () => makeAgent(testApp.db)],
  ])('refuses the address of a %s, who stays what they were', async (who, make) => {
    const { email, role } = await make();
    await expect(create(['--email', email ?? ''])).rejects.toThrow(
      `${email} is the address of a ${who}'s account. An admin needs an address of their own.`,
    );
    expect((await accountOf(email ?? '')).role).toBe(role);
    expect(await signInStatus(email ?? '')).toBe(200);
  });

  test.each([
    [[], 'Email address is required.'],
    [['--email', 'nobody'], 'Please enter a valid email address.'],
    [['--email', 'a@b'], 'Please enter a valid email address.'],
    [['--mail', 'x@example.in'], 'How to use it:'],
    [['x@example.in'], 'How to use it:'],
    [['--email'], 'How to use it:'],
    [['--email', 'x@example.in', '--name', 'x'.repeat(101)], 'Name must not exceed 100 characters.'],
  ])('%j is refused with a sentence', async (args, says) => {
    await expect(create(args)).rejects.toThrow(says);
  });
});

describe('grades of admin:create', () => {
  const create = (...args: string[]) => createAdmin(args, context());
  const gradeOf = async (email: string) =>
    (await testApp.db.one<{ grade: string }>(sql`SELECT grade FROM account WHERE email = ${email}`)).grade;

  test('the one that was typed; without one, chief [D-102]', async () => {
    await create('--email', 'some.chief@example.in');
    await create('--email', 'some.cashier@example.in', '--grade', 'cashier');
    expect([await gradeOf('some.chief@example.in'), await gradeOf('some.cashier@example.in')]).toEqual([
      'chief',
      'cashier',
    ]);
    await expect(create('--email', 'x@example.in', '--grade', 'king')).rejects.toThrow(
      "There is no grade called 'king'.",
    );
  });

  test('the first admin is chief', async () => {
    const empty = await bootApp();
    const first = (grade: string) =>
      createAdmin(['--email', 'one@example.in', '--grade', grade], { ...context(), db: empty.db });
    await expect(first('viewer')).rejects.toThrow('The first admin must be chief');
    expect((await first('chief'))[0]).toBe('one@example.in is an admin now.');
    await empty.stop();
  });
});

describe('admin:reset-two-step', () => {
  const reset = (...args: string[]) => resetTwoStep(args, context());

  test('ends the second step and the sessions, and tells the person', async () => {
    const { account, session } = await enrolAdmin(testApp);
    expect((await reset(` ${account.email?.toUpperCase()}`))[0]).toBe(
      `The second step of ${account.email} is reset, and all sessions of the account have ended.`,
    );
    expect((await testApp.post(readTwoStep.path, {}, { as: session })).status).toBe(401);
    const again = await enterUnproven(testApp, account);
    expect((await testApp.ask(readTwoStep, {}, { as: again })).on_since).toBeNull();
    expect((await mailsTo(testApp, account.email)).at(-1)?.text_body).toContain(
      'Somebody at the server has reset',
    );
    await expect(reset(account.email ?? '')).rejects.toThrow('has no second step yet.');
  });

  test('says what is wrong', async () => {
    const { email } = await makeAccount(testApp.db);
    await expect(reset(email ?? '')).rejects.toThrow(`There is no admin with the address ${email}.`);
    await expect(reset()).rejects.toThrow('How to use it:');
    await expect(reset('a@example.in', 'b@example.in')).rejects.toThrow('How to use it:');
  });
});

describe('settings', () => {
  test('lists, reads and changes, by the rules', async () => {
    expect(await settings(['set', 'plan_price_rupees', '649.50'], context())).toEqual([
      'plan_price_rupees is now 649.50.',
    ]);
    expect(await settings(['get', 'plan_price_rupees'], context())).toEqual(['649.50']);
    expect(await settings([], context())).toContain('plan_price_rupees  649.50');
    expect(await settings(['list'], context())).toContain('grievance_name     (not set)');
    expect(await settings(['set', 'support_phone', '98765 43210'], context())).toEqual([
      'support_phone is now +919876543210.',
    ]);
    expect(await settings(['set', 'upi_id', ''], context())).toEqual(['upi_id is not set any more.']);
  });

  test.each([
    [['set', 'upi_id', 'nowhere'], 'UPI id must look like shopname@bank.'],
    [['set', 'payee', ' '], 'Payee is required.'],
    [['set', 'colour', 'red'], "There is no setting called 'colour'. There are: support_phone,"],
    [['get', '__proto__'], "There is no setting called '__proto__'."],
    [['set', 'upi_id'], 'How to use it:'],
    [['set', 'payee', 'Asha', 'Menon'], 'How to use it:'],
    [['erase'], 'How to use it:'],
  ])('%j is refused with a sentence', async (args, says) => {
    await expect(settings(args, context())).rejects.toThrow(says);
  });
});

describe('photos:move', () => {
  test('copies the folder into the bucket, and what came since when it is run again', async () => {
    const bucket = await startBucket();
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'aaspaas-move-'));
    const move = () => movePhotos([], context({ DATA_DIR, S3_URL: urlOf(bucket) }));
    const folder = await openPhotoFolder(join(DATA_DIR, 'media'));
    await folder.put('a-photo.webp', Buffer.from('photo'));
    await folder.private.put('a-licence.webp', Buffer.from('licence'));
    expect((await move())[0]).toBe(`Photo files copied from ${DATA_DIR}/media: 2. In the bucket already: 0.`);
    await folder.put('another.webp', Buffer.from('another'));
    expect((await move())[0]).toMatch(/: 1\. In the bucket already: 2\.$/);
    const [shown, hidden] = ['public/', 'private/'].map((each) => openBucketShelf(bucket.settings, each));
    expect(shown && (await namesOn(shown))).toEqual(['a-photo.webp', 'another.webp']);
    expect(String(await hidden?.read('a-licence.webp'))).toBe('licence');
    expect(await namesOn(folder)).toEqual(['a-photo.webp', 'another.webp']);
    await rm(DATA_DIR, { recursive: true });
    await bucket.stop();
  });

  test('says what is wrong', async () => {
    await expect(movePhotos([], context())).rejects.toThrow('S3_URL is not set');
    await expect(movePhotos(['now'], context())).rejects.toThrow('How to use it');
  });
});

const urlOf = ({ settings: { endpoint, keyId, secret } }: TestBucket): string =>
  endpoint.replace('//', `//${keyId}:${secret}@`);
