import { photoWidths } from '@aaspaas/contract/photos/media';
import { tellingCategories } from '@aaspaas/contract/shops/categories';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../api/test/fresh-database';
import { sql } from '../../api/src/db/sql';
import { develop, drawDemoPhotos, type DrawingStore } from './photos';
import { type Picture, readPictures } from './pictures';
import type { DemoPhotos } from './records/demo-photos';
import { portraits } from './records/portraits';

const pictures = readPictures();
const ofGrocers = pictures.filter(({ categoryId }) => categoryId === 4);
const ofPeople = pictures.filter(({ categoryId }) => categoryId === null);
/** Enough to see what is made of all others as well. */
const some = [...ofGrocers.slice(0, 2), ...ofPeople.slice(0, 2)];

const files = new Map<string, Buffer>();
const storeIn = (kept: Map<string, Buffer>): DrawingStore => ({
  put: async (name, bytes) => void kept.set(name, bytes),
  find: async (name) => (kept.has(name) ? { name, writtenAt: new Date() } : null),
});
let fresh: FreshDatabase;
let photos: DemoPhotos;
let hashes: string[];

beforeAll(async () => {
  fresh = await freshDatabase();
  photos = await drawDemoPhotos(storeIn(files), fresh.database, some);
  hashes = [...(photos.shop.get(4) ?? []), ...photos.people];
}, 120_000);

afterAll(() => fresh.drop());

test('every category has at least three pictures, and every portrait is described', () => {
  const tooFew = tellingCategories.filter(
    ({ id }) => pictures.filter(({ categoryId }) => categoryId === id).length < 3,
  );
  expect(tooFew).toEqual([]);
  expect(ofPeople).toHaveLength(portraits.length);
});

test('no picture is there twice', () => {
  expect(new Set(pictures.map(({ content }) => content)).size).toBe(pictures.length);
  expect(new Set(hashes).size).toBe(some.length);
});

test('every hash has a file in every width, and no other file is written', () => {
  const expected = hashes.flatMap((hash) => photoWidths.map((width) => `${hash}-${width}.webp`));
  expect([...files.keys()].sort()).toEqual(expected.sort());
});

test.each([
  [320, 320],
  [800, 800],
  // The largest is drawn smaller, as if an owner had sent no larger photo.
  [1600, 1200],
])('a shop photo for a width of %i is a WebP of %i, 4 : 3', async (shownAt, width) => {
  const shown = await sharp(files.get(`${photos.shop.get(4)?.[0]}-${shownAt}.webp`)).metadata();
  expect(shown).toMatchObject({ format: 'webp', width, height: (width / 4) * 3 });
});

test('every photo stands in the media table in the size that it was drawn in', async () => {
  const rows = await fresh.database.many<{ hash: string; width: number }>(sql`SELECT hash, width FROM media`);
  expect(rows.map(({ hash }) => hash).sort()).toEqual([...hashes].sort());
  expect(new Set(rows.map(({ width }) => width))).toEqual(new Set([1200]));
});

const [first] = some as [Picture, ...Picture[]];

test('the same bytes every time', async () => {
  const again = new Map<string, Buffer>();
  const { hash } = await develop(first, storeIn(again));
  expect(hash).toBe(photos.shop.get(4)?.[0]);
  expect(again.size).toBe(photoWidths.length);
  for (const [name, bytes] of again) expect(files.get(name)?.equals(bytes)).toBe(true);
});

test('what is there already is not drawn again, and what is there in part is', async () => {
  const kept = new Map<string, Buffer>();
  const { hash, height } = await develop(first, storeIn(kept));
  const [lost = '', ...others] = kept.keys();
  for (const name of others) kept.set(name, Buffer.from('from before'));
  expect(await develop(first, storeIn(kept))).toMatchObject({ hash, height });
  expect(others.map((name) => kept.get(name)?.toString())).toEqual(['from before', 'from before']);
  kept.delete(lost);
  await develop(first, storeIn(kept));
  expect([...kept.values()].map(String)).not.toContain('from before');
});
