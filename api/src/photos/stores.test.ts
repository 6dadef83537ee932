import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photoUrl } from '@aaspaas/contract/photos/media';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { everyStore, namesOn, type TestStore } from '../../test/stores';

describe.each(everyStore)('photos in %s', (_, openStore) => {
  let testStore: TestStore;
  let testApp: TestApp;
  let folder: string;

  beforeAll(async () => {
    testStore = await openStore();
    testApp = await bootApp({ store: testStore.store });
    folder = await mkdtemp(join(tmpdir(), 'aaspaas-files-'));
  });
  afterAll(async () => {
    await testApp.stop();
    await testStore.stop();
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    const shelf = testStore.store.private;
    for (const name of await namesOn(shelf)) await shelf.remove(name);
  });

  test('a file comes back as it was put, by bytes or by path', async () => {
    const shelf = testStore.store.private;
    const bytes = randomBytes(300_000);
    await shelf.put('one.webp', bytes);
    await writeFile(join(folder, 'given'), bytes);
    await shelf.putFile('two.webp', join(folder, 'given'));
    for (const name of ['one.webp', 'two.webp']) {
      expect((await shelf.read(name))?.equals(bytes)).toBe(true);
      expect(await shelf.copyTo(name, join(folder, name))).toBe(true);
      expect((await readFile(join(folder, name))).equals(bytes)).toBe(true);
      expect(await shelf.find(name)).toEqual({ name, writtenAt: expect.any(Date) as Date });
    }
    expect((await readFile(join(folder, 'given'))).equals(bytes)).toBe(true);
    expect(await namesOn(shelf)).toEqual(['one.webp', 'two.webp']);
    await shelf.remove('one.webp');
    await shelf.remove('two.webp');
    expect(await namesOn(shelf)).toEqual([]);
  });

  test('what is not there is no error', async () => {
    const shelf = testStore.store.private;
    await shelf.remove('nothing.webp');
    expect(await shelf.read('nothing.webp')).toBeNull();
    expect(await shelf.find('nothing.webp')).toBeNull();
    expect(await shelf.copyTo('nothing.webp', join(folder, 'nothing'))).toBe(false);
  });

  test('browsers get a photo with the same headers, and nothing again that they have', async () => {
    const hash = randomBytes(16).toString('hex');
    const bytes = randomBytes(5000);
    await testStore.store.put(`${hash}-320.webp`, bytes);
    await testStore.age(new Date('2026-03-16T06:30:00Z'));
    const url = photoUrl(hash, 320);
    const first = await testApp.app.inject({ url });
    expect(first.rawPayload.equals(bytes)).toBe(true);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '5000',
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': 'Mon, 16 Mar 2026 06:30:00 GMT',
    });
    const etag = String(first.headers.etag);
    expect((await testApp.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const head = await testApp.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '5000', '']);
    const part = await testApp.app.inject({ url, headers: { range: 'bytes=0-9' } });
    expect([part.statusCode, part.rawPayload]).toEqual([206, bytes.subarray(0, 10)]);
  });

  test('smaller widths are made of the next larger one when they are first asked for', async () => {
    const hash = randomBytes(16).toString('hex');
    const { store } = testStore;
    await store.put(`${hash}-320.webp`, await noise(320, 200).webp().toBuffer());
    await store.put(`${hash}-800.webp`, await noise(800, 500, '#123456').webp().toBuffer());
    const ask = (width: number) => testApp.app.inject({ url: `/media/${hash}-${width}.webp` });
    const replies = await Promise.all([160, 160, 160, 80, 480].map(ask));
    const widths = replies.map(async ({ rawPayload }, at) => {
      await writeFile(join(folder, `made-${at}`), rawPayload);
      return (await sharp(join(folder, `made-${at}`)).metadata()).width;
    });
    expect(await Promise.all(widths)).toEqual([160, 160, 160, 80, 480]);
    expect(replies[0]?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const headers = { 'if-none-match': String(replies[0]?.headers.etag) };
    expect((await testApp.app.inject({ url: `/media/${hash}-160.webp`, headers })).statusCode).toBe(304);
    expect(await readdir(store.temporaryFolder)).toEqual([]);

    await store.remove(`${hash}-320.webp`);
    expect((await ask(160)).statusCode).toBe(404);
    expect((await ask(480)).statusCode).toBe(200);
    expect((await ask(240)).statusCode).toBe(404);
  });

  test('there is nothing at other urls', async () => {
    await testStore.store.private.put(`${'b'.repeat(32)}-320.webp`, Buffer.from('private'));
    for (const path of [
      `${'a'.repeat(32)}-320.webp`,
      `${'b'.repeat(32)}-320.webp`,
      `${'b'.repeat(32)}-160.webp`,
      '',
      'x',
      '%2e%2e/private/x',
    ])
      expect((await testApp.app.inject({ url: `/media/${path}` })).statusCode).toBe(404);
  });
});
