// @ts-check
// What the same reads cost with Fastify, pg and the plainest SQL: no limits, no checks, no cache, and a search that
// knows only the words as they were typed. node bench/load/bare-server.mjs '{"host":…}', as pg takes it.
import { availableParallelism } from 'node:os';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({
  ...JSON.parse(process.argv[2] ?? '{}'),
  max: 4 * availableParallelism(),
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
});

const shopColumns = `s.id, s.kind, s.name, c.name AS category, s.description, s.items, s.prices, s.address, s.location,
  s.city, s.state, s.pin_code, s.latitude, s.longitude, s.schedule, s.opens, s.closes, s.days, s.delivery_option,
  s.service_area, s.phone, s.second_phone, s.whatsapp, s.status, s.rating_sum, s.rating_count,
  (SELECT json_agg(i.media_hash ORDER BY i.position, i.id) FROM shop_image i WHERE i.shop_id = s.id) AS images`;

const search = {
  name: 'search',
  text: `SELECT ${shopColumns} FROM (
      SELECT id, standing FROM plain WHERE city_key = $1 AND text @@ to_tsquery('simple', $2)
      ORDER BY standing DESC, id LIMIT $3
    ) p JOIN shop s ON s.id = p.id JOIN category c ON c.id = s.category_id ORDER BY p.standing DESC, p.id`,
};
const nearest = {
  name: 'nearest',
  text: `SELECT ${shopColumns} FROM (
      SELECT id, place <-> point(radians($3::float8), ln(tan(pi() / 4 + radians($2::float8) / 2))) AS far
      FROM plain WHERE category_id = (SELECT id FROM category WHERE name = $1) ORDER BY far LIMIT $4
    ) p JOIN shop s ON s.id = p.id JOIN category c ON c.id = s.category_id ORDER BY p.far`,
};
const shop = {
  name: 'shop',
  text: `SELECT ${shopColumns} FROM shop s JOIN category c ON c.id = s.category_id WHERE s.id = $1 AND s.is_listed`,
};
const reviews = {
  name: 'reviews',
  text: `SELECT r.id, a.name AS author, r.rating, r.heading, r.comment, r.created_at
    FROM review r LEFT JOIN account a ON a.id = r.author_id WHERE r.shop_id = $1 AND r.hidden_at IS NULL
    ORDER BY r.created_at DESC, r.id DESC LIMIT $2`,
};

const app = fastify();

/** @typedef {Record<'search' | 'city' | 'category' | 'latitude' | 'longitude' | 'limit' | 'sh_id' | 'shop_id', string>} Query */

app.get('/aaspaas/shop/list/shop', (request) => {
  const query = /** @type {Query} */ (request.query);
  if (query.sh_id) return list(shop, [query.sh_id]);
  if (query.category) return list(nearest, [query.category, query.latitude, query.longitude, query.limit]);
  const words = query.search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const all = words.map((word) => `${word}:*`).join(' & ');
  return list(search, [query.city.toLowerCase(), all, query.limit]);
});
app.get('/aaspaas/shop/list/review', (request) => {
  const query = /** @type {Query} */ (request.query);
  return list(reviews, [query.shop_id, query.limit]);
});

/** @param {{ name: string, text: string }} statement @param {string[]} values */
async function list(statement, values) {
  const { rows } = await pool.query({ ...statement, values });
  return { result: true, list: rows };
}

console.log(`the bare server is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
