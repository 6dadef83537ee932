import type { Db } from '../src/db/open';
import { sql } from '../src/db/sql';
import { indexMissingShops } from '../src/search/indexing/index-shops';
import { makeAgent, makeShop, writtenDown } from './make';

/** So many copies of one shop in four cities, each with a number of its own. */
export async function makeManyShops(db: Db, count: number): Promise<void> {
  const { id } = await makeShop(db);
  const people = await db.many<{ id: number }>(sql`
    INSERT INTO account (role, name, email, password_hash)
    SELECT 'shop', 'Asha', 'owner' || n || '@example.in', '' FROM generate_series(1, ${count}::integer) n
    RETURNING id`);
  const copies = sql`
    INSERT INTO shop (owner_id, kind, name, owner_name, category_id, description, items, address, location, city,
      city_key, state, latitude, longitude, is_pinned, schedule, opens, closes, days, delivery_option, service_area,
      phone, status, paid_until, photo_count)
    SELECT p.id, s.kind, s.name || ' ' || p.id, s.owner_name, s.category_id, s.description, s.items, s.address, c.name,
      c.name, c.key, s.state, s.latitude + p.id / 10000.0, s.longitude, true, s.schedule, s.opens, s.closes, s.days,
      s.delivery_option, s.service_area, '+918' || lpad(p.id::text, 9, '0'), s.status, s.paid_until, 1
    FROM shop s, unnest(${people.map((person) => person.id)}::integer[]) AS p (id), LATERAL (VALUES ('Kochi', 'kochi', 0), ('Chennai', 'chennai', 1),
      ('Mumbai', 'mumbai', 2), ('Delhi', 'delhi', 3)) AS c (name, key, place)
    WHERE s.id = ${id} AND p.id % 4 = c.place`;
  await db.run(writtenDown(copies));
  await indexMissingShops(db);
}

export async function makeManyAgents(db: Db, count: number): Promise<void> {
  await makeAgent(db);
  await db.run(sql`
    WITH people AS (
      INSERT INTO account (role, name, email, password_hash)
      SELECT 'deliverystaff', 'Ravi', 'agent' || n || '@example.in', ''
      FROM generate_series(1, ${count}::integer) n RETURNING id)
    INSERT INTO agent (account_id, phone, vehicle_type, work_type, location, city_key, availability)
    SELECT id, '+919' || lpad(id::text, 9, '0'), 'Scooter', 'Full-time', 'Kochi', 'kochi', 'available' FROM people`);
}
