import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addShop, registerAgent } from '@aaspaas/contract/registration/calls';
import { editShop } from '@aaspaas/contract/shops/calls';
import { sql } from '../src/db/sql';
import { noise } from './bad-images';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeShop, signIn } from './make';
import { agentForm, shopForm } from './registrations';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await bootApp();
});
afterEach(() => testApp.stop());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } });
const quickly = { palette: true, effort: 1 };
/** Begins like a PNG, and fails when it is decoded. */
const broken = Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(2000, ' and nothing else'), 'latin1');
const small = () => noise(60, 40).png().toBuffer();

async function keptPhotos() {
  const { rows } = await testApp.db.one<{ rows: number }>(sql`SELECT count(*) AS rows FROM media`);
  return { rows, files: (await readdir(testApp.photoStore.publicFolder)).length };
}

test('no photo of a registration is decoded whose email or number is taken', async () => {
  const { email, phone } = await makeAccount(testApp.db);
  const shop = { ...shopForm(), email, image: Array.from({ length: 10 }, () => broken) };
  expect((await testApp.post(addShop.path, shop)).status).toBe(409);
  const agent = { ...agentForm(), mobile: phone, licence: broken };
  expect((await testApp.post(registerAgent.path, agent)).status).toBe(409);
});

test('no photo of an edit is decoded that came too late', async () => {
  const { id, owner } = await makeShop(testApp.db);
  const token = await signIn(testApp.db, owner, testApp.clock.now());
  const edit = { sh_id: id, version: 99, image: broken };
  expect((await testApp.post(editShop.path, edit, { as: token })).status).toBe(409);
});

test('a photo with far more pixels than bytes is rejected before it is decoded, an empty drawing is not', async () => {
  const tiny = await flat(5099, 5098).webp({ lossless: true }).toBuffer();
  expect(tiny.length).toBeLessThan(2000);
  const answer = await testApp.post(addShop.path, { ...shopForm(), image: tiny });
  expect([answer.status, answer.body['message']]).toEqual([400, 'Invalid or corrupted image file']);
  const empty = flat(3000, 2700);
  const drawings = [empty.clone().png(quickly), empty.clone().webp(), empty.clone().gif({ effort: 1 })];
  const image = await Promise.all(drawings.map((drawing) => drawing.toBuffer()));
  expect((await testApp.post(addShop.path, { ...shopForm(), image })).status).toBe(200);
}, 60_000);

test('many heavy photos from one network hardly delay a small one from another', async () => {
  const image = await flat(3000, 2700).png(quickly).toBuffer();
  let ended = 0;
  const pile = Array.from({ length: 8 }, async () => {
    const { status } = await testApp.post(addShop.path, { ...shopForm(), image }, from('10.1.1.1'));
    ended += 1;
    return status;
  });
  await Promise.race(pile);
  const other = await testApp.post(addShop.path, { ...shopForm(), image: await small() }, from('10.2.2.2'));
  expect(other.status).toBe(200);
  expect(ended).toBeLessThan(6);
  expect(new Set(await Promise.all(pile))).toEqual(new Set([200]));
}, 60_000);

test('a rejected registration leaves no photo behind', async () => {
  const image = [await small(), await small(), broken];
  expect((await testApp.post(addShop.path, { ...shopForm(), image })).status).toBe(400);
  expect(await keptPhotos()).toEqual({ rows: 0, files: 0 });
});

test('of ten at once with the same email and photo, the nine rejected leave the photo to the tenth', async () => {
  const form = { ...shopForm(), image: [await small(), await small()] };
  const own = async () => [await small(), ...form.image];
  const sent = Array.from({ length: 10 }, async () =>
    testApp.post(addShop.path, { ...form, image: await own() }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  expect(await keptPhotos()).toEqual({ rows: 3, files: 9 });
});
