import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database';
import { makeMedia, makeShop } from '../../../test/make';
import { sql } from '../../db/sql';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** A new `xmin` means that the row was written. */
const read = (id: number) =>
  fresh.database.one<{
    photos: number;
    isListed: boolean;
    standing: number;
    posts: number;
    written: string;
  }>(sql`
    SELECT s.photo_count AS photos, r.is_listed AS "isListed", r.standing, r.xmin::text AS written,
      (SELECT count(*) FROM search_post p WHERE p.shop_id = r.shop_id AND p.standing = r.standing) AS posts
    FROM shop s JOIN search_row r ON r.shop_id = s.id WHERE s.id = ${id}`);

const addPhotos = async (ids: readonly number[], each: number): Promise<void> => {
  const hash = await makeMedia(fresh.database);
  await fresh.database.run(sql`
    INSERT INTO shop_image (shop_id, media_hash, position)
    SELECT id, ${hash}, n FROM unnest(${ids}::integer[]) AS id, generate_series(1, ${each}::integer) AS n`);
};

test('photos of several listings that come and go together are counted, and list and unlist them', async () => {
  const shops = [
    await makeShop(fresh.database, { images: 0 }),
    await makeShop(fresh.database, { images: 0 }),
  ];
  const ids = shops.map(({ id }) => id);
  expect(await read(ids[0] ?? 0)).toMatchObject({ photos: 0, isListed: false, posts: 0 });
  await addPhotos(ids, 3);
  for (const id of ids) {
    const shop = await read(id);
    expect(shop).toMatchObject({ photos: 3, isListed: true });
    expect(shop.posts).toBeGreaterThan(1);
  }
  await fresh.database.run(sql`DELETE FROM shop_image WHERE shop_id = ANY (${ids}::integer[])`);
  for (const id of ids) expect(await read(id)).toMatchObject({ photos: 0, isListed: false, posts: 0 });
});

test('another photo, other hours and a rating that leaves the standing write no search row', async () => {
  const { id } = await makeShop(fresh.database);
  await fresh.database.run(sql`UPDATE shop SET rating_count = 100, rating_sum = 400 WHERE id = ${id}`);
  const before = await read(id);
  await addPhotos([id], 1);
  await fresh.database.run(
    sql`UPDATE shop SET days = 3, rating_count = 101, rating_sum = 404 WHERE id = ${id}`,
  );
  expect(await read(id)).toEqual({ ...before, photos: before.photos + 1 });
});

test('the standing of all that are rated together follows, and only theirs', async () => {
  const [one, two, other] = [
    await makeShop(fresh.database),
    await makeShop(fresh.database),
    await makeShop(fresh.database),
  ];
  const before = await read(other.id);
  await fresh.database.run(sql`
    UPDATE shop SET rating_count = 200, rating_sum = 1000 WHERE id IN (${one.id}, ${two.id})`);
  for (const { id } of [one, two]) {
    const shop = await read(id);
    expect(shop.standing).toBe(50);
    expect(shop.posts).toBeGreaterThan(1);
  }
  expect(await read(other.id)).toEqual(before);
});
