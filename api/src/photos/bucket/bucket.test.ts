import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPhotoFile, photoUrl } from '@aaspaas/contract/photos/media';
import { ticketOf } from '@aaspaas/contract/photos/photo-ticket';
import { addPhoto, addShop } from '@aaspaas/contract/registration/calls';
import { noise } from '../../../test/bad-images';
import { bootApp, type TestApp, testClock } from '../../../test/boot';
import { startBucket, type TestBucket } from '../../../test/bucket';
import { shopForm } from '../../../test/registrations';
import { namesOn } from '../../../test/stores';
import { sql } from '../../db/sql';
import { usualLimits } from '../../http/uploads/upload-gate';
import { openPhotoStore } from '../open-store';
import type { PhotoStore, Shelf } from '../store';
import { sweepUnfinished } from '../sweep';
import { openBucketShelf } from './bucket-shelf';
import { openPhotoBucket } from './bucket-store';
import { openPhotoCache } from './photo-cache';

const hourMs = 3_600_000;
const start = new Date().toISOString();
const clock = testClock(start);
let home: string;
let bucket: TestBucket;
let one: TestApp;
let other: TestApp;

const newFolder = () => mkdtemp(join(home, 'machine-'));
const openStore = async (): Promise<PhotoStore> =>
  openPhotoBucket(bucket.settings, { folder: await newFolder(), clock });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'aaspaas-buckets-'));
  bucket = await startBucket();
  one = await bootApp({ store: await openStore() });
  other = await bootApp({ beside: one, store: await openStore() });
});
beforeEach(() => clock.set(start));
afterAll(async () => {
  await other.app.close();
  await one.stop();
  await bucket.stop();
  await rm(home, { recursive: true });
});

const statusOf = async (app: TestApp, url: string) => (await app.app.inject({ url })).statusCode;
const newPhoto = async (): Promise<string> => {
  const name = `${randomBytes(16).toString('hex')}-320.webp`;
  await one.photoStore.put(name, randomBytes(1000));
  return name;
};
const readsOf = (name: string) => bucket.asked.filter((each) => each === `GET /photos/public/${name}`).length;

test('every machine serves a photo, and asks for it once', async () => {
  const name = await newPhoto();
  const url = `/media/${name}`;
  expect(await Promise.all([1, 2, 3].map(() => statusOf(one, url)))).toEqual([200, 200, 200]);
  expect(await statusOf(other, url)).toBe(200);
  expect(readsOf(name)).toBe(2);
});

test('a photo that one machine has removed is gone there at once, and within a day elsewhere', async () => {
  const name = await newPhoto();
  const url = `/media/${name}`;
  expect([await statusOf(one, url), await statusOf(other, url)]).toEqual([200, 200]);
  await one.photoStore.remove(name);
  expect([await statusOf(one, url), await statusOf(other, url)]).toEqual([404, 200]);
  clock.advance(25 * hourMs);
  expect(await statusOf(other, url)).toBe(404);
});

test('nobody is asked for what can be no photo', async () => {
  const before = bucket.asked.length;
  for (const path of ['x.webp', `${'a'.repeat(32)}-321.webp`, `public/${'a'.repeat(32)}-320.webp`])
    expect(await statusOf(one, `/media/${path}`)).toBe(404);
  expect(bucket.asked.length).toBe(before);
});

test('what visitors looked at longest ago makes room', async () => {
  const folder = await newFolder();
  const shelf = openBucketShelf(bucket.settings, 'public/');
  const cache = openPhotoCache({ shelf, folder, temporaryFolder: home, clock, mostBytes: 5000 });
  for (let photo = 0; photo < 12; photo++) {
    const name = await newPhoto();
    await cache.bring(name);
    const kept = await readdir(folder);
    expect(kept).toContain(name);
    expect(kept.length).toBeLessThanOrEqual(5);
  }
});

test('a photo that went ahead to one machine is found by a form that comes to another', async () => {
  const before = await namesOn(one.photoStore.ahead ?? one.photoStore);
  const photo = await noise(80, 60).png().toBuffer();
  const { ticket } = await one.ask(addPhoto, { photo });
  const { sh_id } = await other.ask(addShop, { ...shopForm(), image: Buffer.from(ticketOf(ticket)) });
  const [row] = await one.db.many<{ hash: string }>(
    sql`SELECT media_hash AS hash FROM shop_image WHERE shop_id = ${sh_id}`,
  );
  expect(await statusOf(one, photoUrl(row?.hash ?? '', 800))).toBe(200);
  expect(await statusOf(one, `/media/${ticket}`)).toBe(404);
  expect((await namesOn(one.photoStore.ahead ?? one.photoStore)).toSorted()).toEqual(
    [...before, ticket].toSorted(),
  );
  await bucket.age(new Date(clock.now().getTime() - 3 * hourMs));
  await sweepUnfinished({ photoStore: other.photoStore, clock });
  expect(await namesOn(one.photoStore.ahead ?? one.photoStore)).toEqual([]);
  expect((await namesOn(one.photoStore)).filter(isPhotoFile)).toContain(`${row?.hash}-800.webp`);
});

test('what a form brings over from another machine counts against its sender', async () => {
  const small = { ...usualLimits, bytesOfOne: 50_000 };
  const narrow = await bootApp({ beside: one, store: await openStore(), uploadLimits: small });
  const statusAfter = async (width: number) => {
    const { ticket } = await one.ask(addPhoto, { photo: await noise(width, 100).png().toBuffer() });
    const form = { ...shopForm(), image: Buffer.from(ticketOf(ticket)) };
    return (await narrow.post(addShop.path, form)).status;
  };
  expect([await statusAfter(100), await statusAfter(300)]).toEqual([200, 429]);
  expect(await readdir(narrow.photoStore.temporaryFolder)).toEqual([]);
  await narrow.app.close();
});

test('a bucket that is not there, or not for this key, is refused at the start without a word of the key', async () => {
  const open = async (change: Partial<TestBucket['settings']>) => {
    const settings = { ...bucket.settings, secret: 'very-secret', ...change };
    await openPhotoStore({ dataDir: await newFolder(), bucket: settings }, clock);
  };
  await expect(open({})).resolves.toBeUndefined();
  await expect(open({ endpoint: bucket.settings.endpoint.replace('photos', 'nowhere') })).rejects.toThrow(
    'The bucket of S3_URL fails: there is no such bucket',
  );
  const refused = await open({ keyId: 'somebody' }).catch((error: unknown) => error);
  expect(String(refused)).toMatch(/The bucket of S3_URL fails: S3 returned 403/);
  expect(JSON.stringify(refused) + String(refused)).not.toMatch(/somebody|very-secret/);
});

test('while the bucket is away what was seen is still shown, and the rest says so', async () => {
  const lines: string[] = [];
  const own = await startBucket();
  const store = await openPhotoBucket(own.settings, { folder: await newFolder(), clock });
  const app = await bootApp({ beside: one, store, onLog: (line) => void lines.push(line) });
  const seen = `${randomBytes(16).toString('hex')}-320.webp`;
  await store.put(seen, randomBytes(100));
  expect(await statusOf(app, `/media/${seen}`)).toBe(200);
  await own.stop();
  clock.advance(25 * hourMs);
  expect(await statusOf(app, `/media/${seen}`)).toBe(200);
  const sentence = 'Our photos are out of reach right now. Please try again in a minute.';
  const unseen = await app.app.inject({ url: `/media/${'c'.repeat(32)}-320.webp` });
  expect([unseen.statusCode, unseen.json<{ message: string }>().message]).toEqual([503, sentence]);
  const photo = await noise(81, 60).png().toBuffer();
  const sent = await app.post(addShop.path, { ...shopForm(), image: photo });
  expect([sent.status, sent.body['message'], sent.headers['retry-after']]).toEqual([503, sentence, '60']);
  const ticket = Buffer.from(ticketOf('d'.repeat(64)));
  expect((await app.post(addShop.path, { ...shopForm(), image: ticket })).status).toBe(503);
  expect(lines.some((line) => line.includes('the bucket is away') && line.includes('ECONNREFUSED'))).toBe(
    true,
  );
  expect(await readdir(store.temporaryFolder)).toEqual([]);
  await app.app.close();
});

/** A shelf of a server that answers as the test wants. */
async function onServer<Result>(
  answer: (url: URL, reply: ServerResponse) => void,
  work: (shelf: Shelf) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, reply) => answer(new URL(request.url ?? '', 'http://bucket'), reply));
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  // It listens on a port, so this is no name of a pipe.
  const { port } = server.address() as AddressInfo;
  const settings = { ...bucket.settings, endpoint: `http://127.0.0.1:${port}/photos` };
  try {
    return await work(openBucketShelf(settings, 'public/'));
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  }
}

test('a server that fails once is asked again', async () => {
  let failures = 1;
  const read = await onServer(
    (_url, reply) => {
      reply.statusCode = failures-- > 0 ? 503 : 200;
      reply.end('found');
    },
    (shelf) => shelf.read('x'),
  );
  expect(String(read)).toBe('found');
});

// The server that the other tests use cannot give a list in parts.
test('a list that comes in parts is read to its end', async () => {
  const pages: readonly (readonly string[])[] = [['a', 'b'], ['c', 'd'], ['e']];
  const names = await onServer(({ searchParams }, reply) => {
    const page = Number(searchParams.get('continuation-token') ?? 0);
    const files = pages[page]?.map((name) => `<Contents><Key>public/${name}</Key></Contents>`).join('');
    const next = `<NextContinuationToken>${page + 1}</NextContinuationToken>`;
    const isLast = page === pages.length - 1;
    reply.setHeader('content-type', 'application/xml');
    reply.end(
      `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${isLast ? '' : next}${files}</ListBucketResult>`,
    );
  }, namesOn);
  expect(names).toEqual(['a', 'b', 'c', 'd', 'e']);
});
