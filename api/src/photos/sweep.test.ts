import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { photoAtWidth, photoWidths } from '@aaspaas/contract/media';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { writeUpload } from '../http/uploads/write-upload';
import { keepPhotos } from './keep-photos';
import { sweep } from './sweep';

let house: TestApp;
const hourMs = 3_600_000;

beforeAll(async () => {
  house = await bootApp();
});
afterAll(() => house.stop());
beforeEach(() => house.clock.set('2026-03-16T06:30:00Z'));

const sweepNow = () => sweep(house);
const publicFiles = () => readdir(house.photoStore.publicFolder);
const privateFolder = () => join(house.photoStore.publicFolder, '../private');

/** Files have the system's time, which is not that of the test's clock. */
async function age(folder: string, hours: number): Promise<void> {
  const then = new Date(house.clock.now().getTime() - hours * hourMs);
  for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
}

let sent = 0;
const picture = () =>
  noise(30 + ++sent, 30)
    .png()
    .toBuffer();

async function keep(isPrivate = false, bytes?: Buffer) {
  const path = join(house.photoStore.temporaryFolder, randomUUID());
  const upload = await writeUpload(Readable.from([bytes ?? (await picture())]), path, 1e6);
  const [row] = await keepPhotos(house, [upload], { isPrivate });
  return row?.hash ?? '';
}

const isRecorded = async (hash: string) =>
  (await house.db.many(sql`SELECT hash FROM media WHERE hash = ${hash}`)).length === 1;

test('a replaced profile photo goes after two days, the one in use stays', async () => {
  const token = await signIn(house.db, await makeAccount(house.db), house.clock.now(), true);
  const send = async (width: number) => {
    const image = await noise(width, 50).png().toBuffer();
    const { user } = await house.ask(editProfile, { image }, { as: token });
    return user?.picture?.replace('/media/', '') ?? '';
  };
  const first = await send(70);
  const second = await send(71);
  house.clock.advance(47 * hourMs);
  await age(house.photoStore.publicFolder, 47);
  await sweepNow();
  expect(await publicFiles()).toEqual(expect.arrayContaining([first, second]));
  house.clock.advance(2 * hourMs);
  await age(house.photoStore.publicFolder, 49);
  await sweepNow();
  const left = await publicFiles();
  expect(left).not.toContain(first);
  expect(left).toEqual(expect.arrayContaining(photoWidths.map((width) => photoAtWidth(second, width))));
});

test('a photo that is sent again starts anew', async () => {
  const bytes = await picture();
  const hash = await keep(false, bytes);
  house.clock.advance(49 * hourMs);
  expect(await keep(false, bytes)).toBe(hash);
  await age(house.photoStore.publicFolder, 49);
  await sweepNow();
  expect(await isRecorded(hash)).toBe(true);
  expect((await publicFiles()).filter((name) => name.startsWith(hash))).toHaveLength(3);
});

test('private photos are kept apart, never served, and swept alike', async () => {
  const hash = await keep(true);
  const names = photoWidths.map((width) => `${hash}-${width}.webp`);
  expect((await readdir(privateFolder())).sort()).toEqual([...names].sort());
  expect((await publicFiles()).filter((name) => name.startsWith(hash))).toEqual([]);
  for (const address of [
    `/media/${names[0]}`,
    `/media/../private/${names[0]}`,
    `/media/%2e%2e/private/${names[0]}`,
  ]) {
    expect((await house.app.inject({ url: address })).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect((await house.photoStore.private.read(names[0] ?? ''))?.length).toBeGreaterThan(0);
  house.clock.advance(49 * hourMs);
  await age(privateFolder(), 49);
  await sweepNow();
  expect(await readdir(privateFolder())).toEqual([]);
  expect(await isRecorded(hash)).toBe(false);
});

test('files that belong to nothing and half uploads go, young ones stay', async () => {
  const strays = [
    join(house.photoStore.publicFolder, `${'e'.repeat(32)}-320.webp`),
    join(house.photoStore.temporaryFolder, 'upload-x'),
  ];
  for (const stray of strays) await writeFile(stray, 'x');
  await age(house.photoStore.publicFolder, 1);
  await age(house.photoStore.temporaryFolder, 1);
  await sweepNow();
  expect(await publicFiles()).toContain(`${'e'.repeat(32)}-320.webp`);
  await age(house.photoStore.publicFolder, 49);
  await age(house.photoStore.temporaryFolder, 49);
  await sweepNow();
  expect(await publicFiles()).not.toContain(`${'e'.repeat(32)}-320.webp`);
  expect(await readdir(house.photoStore.temporaryFolder)).toEqual([]);
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
