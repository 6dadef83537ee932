import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { editProfile, readSession } from '@aaspaas/contract/accounts/calls';
import { setFavourite } from '@aaspaas/contract/favourites/calls';
import { addPhoto, addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { noise } from './bad-images';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeShop, signIn } from './make';
import { agentForm, shopForm } from './registrations';

const gibibyte = 1024 ** 3;
const roomy = { freeBytes: 40 * gibibyte, wholeBytes: 100 * gibibyte };
let space = roomy;
let testApp: TestApp;
let lines: string[] = [];

beforeAll(async () => {
  testApp = await bootApp({ space: async () => space, onLog: (line) => lines.push(line) });
});
afterEach(() => {
  space = roomy;
  lines = [];
});
afterAll(() => testApp.stop());

const full = [503, 'Our storage is full right now. Please try again later.', 600];

async function send(path: string, body: object, as?: string) {
  const { status, body: reply, headers } = await testApp.post(path, body, as ? { as } : {});
  return [status, reply['message'], Number(headers['retry-after'])];
}

const enter = async () => signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
const photo = () => noise(60, 60).png().toBuffer();

describe('with little left on the disk', () => {
  test('no upload is let in, whatever it is for, and nothing of it is kept', async () => {
    space = { ...roomy, freeBytes: 4 * gibibyte };
    const before = await readdir(testApp.photoStore.temporaryFolder);
    const image = await photo();
    expect(await send(addPhoto.path, { photo: image })).toEqual(full);
    expect(await send(addShop.path, { ...shopForm(), image })).toEqual(full);
    expect(await send(registerAgent.path, { ...agentForm(), licence: [image] })).toEqual(full);
    expect(await send(editProfile.path, { image }, await enter())).toEqual(full);
    expect(await readdir(testApp.photoStore.temporaryFolder)).toEqual(before);
    space = roomy;
    expect((await send(addShop.path, { ...shopForm(), image }))[0]).toBe(200);
  });

  test('lists and sessions go on, and /readyz says so without taking the server out of service', async () => {
    space = { ...roomy, freeBytes: 4 * gibibyte };
    expect(await testApp.ask(listShops, {})).toMatchObject({ result: true });
    expect((await testApp.ask(readSession, {}, { as: await enter() })).user).not.toBeNull();
    const ready = await testApp.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, disk: 'low' }]);
  });

  test.each([
    ['warned of before uploads are refused', 9, { ok: true, disk: 'low' }, 200],
    ['enough', 11, { ok: true }, 200],
  ])('%s', async (_, freeGibibytes, says, status) => {
    space = { ...roomy, freeBytes: freeGibibytes * gibibyte };
    expect((await testApp.app.inject('/readyz')).json()).toEqual(says);
    expect((await testApp.post(addPhoto.path, { photo: await photo() })).status).toBe(status);
  });

  test.each([
    ['a small one keeps a gibibyte', 10, 1.1, 200],
    ['and not less', 10, 0.9, 503],
    ['a huge one does not keep a twentieth of itself', 4000, 11, 200],
  ])('the reserve of a disk: %s', async (_, whole, free, status) => {
    space = { wholeBytes: whole * gibibyte, freeBytes: free * gibibyte };
    expect((await testApp.post(addPhoto.path, { photo: await photo() })).status).toBe(status);
  });
});

/** Makes every write to the table fail as PostgreSQL does on a full disk. */
const fillDatabase = (table: string) =>
  testApp.db.script(`
    CREATE FUNCTION no_place() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_place BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION no_place()`);
const clearDatabase = () => testApp.db.script('DROP FUNCTION no_place CASCADE');

describe('on a full disk', () => {
  test('a photo that cannot be written gets a message, and leaves nothing behind', async () => {
    const { put } = testApp.photoStore;
    testApp.photoStore.put = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    };
    expect(await send(addShop.path, { ...shopForm(), image: await photo() })).toEqual(full);
    testApp.photoStore.put = put;
    const unfinished = (await readdir(testApp.photoStore.temporaryFolder)).filter(
      (name) => !name.startsWith('ahead-'),
    );
    expect(unfinished).toEqual([]);
    expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  });

  test('a row that cannot be written is the same sentence', async () => {
    const { id } = await makeShop(testApp.db);
    const as = await enter();
    await fillDatabase('favourite');
    expect(await send(setFavourite.path, { sh_id: id, fav: 1 }, as)).toEqual(full);
    await clearDatabase();
    expect((await send(setFavourite.path, { sh_id: id, fav: 1 }, as))[0]).toBe(200);
  });

  test('who is signed in stays so, and reads on', async () => {
    const as = await enter();
    testApp.clock.advance(5 * 60_000);
    await fillDatabase('session');
    expect((await testApp.ask(readSession, {}, { as })).user).not.toBeNull();
    await clearDatabase();
  });
});
