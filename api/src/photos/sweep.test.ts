import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { photoAtWidth, photoWidths } from '@aaspaas/contract/photos/media';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, signIn } from '../../test/make';
import { everyStore, namesOn, type TestStore } from '../../test/stores';
import { sql } from '../db/sql';
import { writeUpload } from '../http/uploads/write-upload';
import { keepPhotos } from './keep-photos';
import { sweep } from './sweep';

const hourMs = 3_600_000;

describe.each(everyStore)('photos in %s', (_, openStore) => {
  let testStore: TestStore;
  let testApp: TestApp;

  beforeAll(async () => {
    testStore = await openStore();
    testApp = await bootApp({ store: testStore.store });
  });
  afterAll(async () => {
    await testApp.stop();
    await testStore.stop();
  });
  beforeEach(() => testApp.clock.set('2026-03-16T06:30:00Z'));

  const sweepNow = () => sweep(testApp);
  const publicFiles = () => namesOn(testApp.photoStore);
  const privateFiles = () => namesOn(testApp.photoStore.private);
  const hoursAgo = (hours: number) => new Date(testApp.clock.now().getTime() - hours * hourMs);

  /** Files have the system's time, which is not that of the test's clock. */
  const age = (hours: number) => testStore.age(hoursAgo(hours));

  async function ageUploads(hours: number): Promise<void> {
    const { temporaryFolder: folder } = testApp.photoStore;
    for (const name of await readdir(folder))
      await utimes(join(folder, name), hoursAgo(hours), hoursAgo(hours));
  }

  let sent = 0;
  const picture = () =>
    noise(30 + ++sent, 30)
      .png()
      .toBuffer();

  async function keep(isPrivate = false, bytes?: Buffer) {
    const path = join(testApp.photoStore.temporaryFolder, randomUUID());
    const upload = await writeUpload(Readable.from([bytes ?? (await picture())]), path, { maxBytes: 1e6 });
    const [row] = await keepPhotos(testApp, [upload], { isPrivate });
    return row?.hash ?? '';
  }

  const isRecorded = async (hash: string) =>
    (await testApp.db.many(sql`SELECT hash FROM media WHERE hash = ${hash}`)).length === 1;

  test('a replaced profile photo goes after two days, the one in use stays', async () => {
    const token = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now(), true);
    const send = async (width: number) => {
      const image = await noise(width, 50).png().toBuffer();
      const { user } = await testApp.ask(editProfile, { image }, { as: token });
      return user?.picture?.replace('/media/', '') ?? '';
    };
    const first = await send(70);
    const second = await send(71);
    const statusOf = async (name: string) => (await testApp.app.inject({ url: `/media/${name}` })).statusCode;
    testApp.clock.advance(47 * hourMs);
    await age(47);
    await sweepNow();
    expect(await publicFiles()).toEqual(expect.arrayContaining([first, second]));
    expect(await statusOf(first)).toBe(200);
    testApp.clock.advance(2 * hourMs);
    await age(49);
    await sweepNow();
    const left = await publicFiles();
    expect(left).not.toContain(first);
    expect(left).toEqual(expect.arrayContaining(photoWidths.map((width) => photoAtWidth(second, width))));
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  test('a photo that is sent again starts anew', async () => {
    const bytes = await picture();
    const hash = await keep(false, bytes);
    testApp.clock.advance(49 * hourMs);
    expect(await keep(false, bytes)).toBe(hash);
    await age(49);
    await sweepNow();
    expect(await isRecorded(hash)).toBe(true);
    expect((await publicFiles()).filter((name) => name.startsWith(hash))).toHaveLength(3);
  });

  test('private photos are kept apart, never served, and swept alike', async () => {
    const hash = await keep(true);
    const names = photoWidths.map((width) => `${hash}-${width}.webp`);
    expect(await privateFiles()).toEqual([...names].sort());
    expect((await publicFiles()).filter((name) => name.startsWith(hash))).toEqual([]);
    for (const address of [
      `/media/${names[0]}`,
      `/media/../private/${names[0]}`,
      `/media/%2e%2e/private/${names[0]}`,
      `/media/private/${names[0]}`,
    ]) {
      expect((await testApp.app.inject({ url: address })).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await testApp.photoStore.private.read(names[0] ?? ''))?.length).toBeGreaterThan(0);
    testApp.clock.advance(49 * hourMs);
    await age(49);
    await sweepNow();
    expect(await privateFiles()).toEqual([]);
    expect(await isRecorded(hash)).toBe(false);
  });

  test('files that belong to nothing and half uploads go, young ones stay', async () => {
    const stray = `${'e'.repeat(32)}-320.webp`;
    await testApp.photoStore.put(stray, Buffer.from('x'));
    await writeFile(join(testApp.photoStore.temporaryFolder, 'upload-x'), 'x');
    await age(1);
    await ageUploads(1);
    await sweepNow();
    expect(await publicFiles()).toContain(stray);
    await age(49);
    await ageUploads(49);
    await sweepNow();
    expect(await publicFiles()).not.toContain(stray);
    expect(await readdir(testApp.photoStore.temporaryFolder)).toEqual([]);
  });

  test('sweeping while photos come in loses none', async () => {
    const work: Promise<unknown>[] = [];
    for (let round = 0; round < 8; round++) {
      work.push(keep(), sweepNow());
    }
    const kept = (await Promise.all(work)).filter((hash) => typeof hash === 'string');
    for (const hash of kept) expect(await isRecorded(hash)).toBe(true);
    const files = await publicFiles();
    expect(kept.every((hash) => files.includes(`${hash}-1600.webp`))).toBe(true);
  });

  test('files that were swept between storing them and recording them are stored again', async () => {
    const { photoStore } = testApp;
    const { put } = photoStore;
    let puts = 0;
    photoStore.put = async (name, bytes) => {
      await put(name, bytes);
      // As if an old file of the same photo had been seen before, and is removed after.
      if (++puts <= photoWidths.length) await photoStore.remove(name);
    };
    const hash = await keep();
    photoStore.put = put;
    expect((await publicFiles()).filter((name) => name.startsWith(hash))).toHaveLength(3);
  });

  test('no transaction waits while the files are stored', async () => {
    const { photoStore, db } = testApp;
    const { put } = photoStore;
    const waiting: unknown[] = [];
    photoStore.put = async (name, bytes) => {
      await put(name, bytes);
      waiting.push(
        ...(await db.many(sql`
          SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'idle in transaction'`)),
      );
    };
    expect(await isRecorded(await keep())).toBe(true);
    photoStore.put = put;
    expect(waiting).toEqual([]);
  });
});
