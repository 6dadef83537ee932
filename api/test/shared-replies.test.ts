import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listAgentReviews, listAgents } from '@aaspaas/contract/agents/calls';
import type { ReplyOf } from '@aaspaas/contract/call';
import { everyCall } from '@aaspaas/contract/every-call';
import type { WebEntry } from '@aaspaas/contract/page';
import { addReview, listReviews } from '@aaspaas/contract/reviews/calls';
import { editShop, listShops } from '@aaspaas/contract/shops/calls';
import { type Listener, openListener } from '../src/db/listen';
import { sql } from '../src/db/sql';
import type { Pages } from '../src/http/pages';
import { shareBetweenGuests } from '../src/http/shared-replies/share-between-guests';
import { longestMs } from '../src/http/shared-replies/shared-replies';
import { soundOf } from '../src/places/sound';
import { readPublicSettings } from '../src/settings/public-settings';
import { bareTemplate } from './bare-template';
import { bootApp, type TestApp } from './boot';
import { type FreshDatabase, freshDatabase } from './fresh-database';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeMedia,
  makeReview,
  makeShop,
  makeShopImage,
  putStatus,
  type Shop,
  signIn,
} from './make';

let fresh: FreshDatabase;
let listeners: Listener[];
/** Two processes of one installation. */
let apps: TestApp[];
let shop: Shop;
let agent: Account;
let customer: Account;

/** A web app whose pages are what they were made of. */
const web: WebEntry = {
  planPage: ({ url }) => ({
    pattern: '/:id',
    calls: [{ path: listShops.path, body: { sh_id: Number(url.slice(1)) } }],
  }),
  renderPage: async ({ settings, user }, replies) => ({
    status: 200,
    movedTo: null,
    head: '',
    body: JSON.stringify({ settings, user, replies }),
    sheet: 'first',
    modules: [],
  }),
};

beforeAll(async () => {
  fresh = await freshDatabase();
  const settings = {
    publicUrl: '',
    tileUrl: '',
    geocoderUrl: 'none',
    hasDevPages: false,
    hasMailServer: true,
  };
  const pages: Pages = {
    web,
    template: bareTemplate,
    readSettings: () => readPublicSettings(fresh.database, settings, apps[0]?.clock.now() ?? new Date()),
  };
  listeners = [openListener(fresh.url, ['changes']), openListener(fresh.url, ['changes'])];
  apps = await Promise.all(
    listeners.map((listener) =>
      bootApp({ beside: { db: fresh.database }, shared: shareBetweenGuests(listener), pages }),
    ),
  );
  await vi.waitUntil(() => listeners.every((listener) => listener.isHearing()));
});
afterAll(async () => {
  await Promise.all(apps.map((each) => each.stop()));
  await Promise.all(listeners.map((listener) => listener.stop()));
  await fresh.drop();
});

beforeEach(async () => {
  const { database: db } = fresh;
  shop = await makeShop(db, { name: 'Before Stores' });
  agent = await makeAgent(db);
  customer = await makeAccount(db, 'user', { name: 'Before Person' });
  await makeReview(db, shop, customer);
  await drain();
});

/** Waits until both have heard of everything so far. */
async function drain(): Promise<void> {
  const heard = listeners.map(
    (listener) =>
      new Promise<void>((resolve) => listener.on('changes', (said) => said === 'drained' && resolve())),
  );
  await fresh.database.run(sql`SELECT pg_notify('changes', 'drained')`);
  await Promise.all(heard);
}

const [owner, guest] = ['owner', 'guest'] as const;
type Read = () => readonly [path: string, query: Record<string, string>];
const reads = {
  shop: () => [listShops.path, { sh_id: String(shop.id) }],
  city: () => [listShops.path, { city: 'Bangalore', limit: '100', fields: 'card' }],
  around: () => [listShops.path, { latitude: '12.97', longitude: '77.59', limit: '100', fields: 'card' }],
  search: () => [listShops.path, { search: 'before stores', city: 'Bangalore' }],
  reviews: () => [listReviews.path, { shop_id: String(shop.id) }],
  agents: () => [listAgents.path, { location: 'Kochi' }],
  agentReviews: () => [listAgentReviews.path, { u_id: String(agent.id) }],
  page: () => [`/${shop.id}`, {}],
} satisfies Record<string, Read>;

const readBoth = (read: Read): Promise<string[]> =>
  Promise.all(apps.map(async (each) => (await getFrom(each, read)).text));
const getFrom = (each: TestApp, read: Read) => {
  const [path, query] = read();
  return path.startsWith('/aaspaas')
    ? each.get(path, query)
    : each.app
        .inject({ url: path })
        .then(({ body, statusCode, headers }) => ({ text: body, status: statusCode, headers }));
};

const as = async (who: typeof owner | typeof guest) =>
  signIn(fresh.database, who === owner ? shop.owner : customer, new Date(apps[0]?.clock.now() ?? 0));

test('a full list of a town is made anew when a shop in it changes', async () => {
  const { database: db } = fresh;
  const { id } = await makeShop(db, { name: 'First Stores', city: 'Fulltown', ratings: [5, 5, 5] });
  await makeShop(db, { city: 'Fulltown' });
  const best: Read = () => [listShops.path, { city: 'Fulltown', limit: '1', fields: 'card' }];
  for (const text of await readBoth(best)) expect(text).toContain('First Stores');
  await db.run(sql`UPDATE shop SET name = 'Second Stores' WHERE id = ${id}`);
  await drain();
  for (const text of await readBoth(best)) expect(text).toContain('Second Stores');
});

test('a word that named no place is looked for again when a place of that name is added', async () => {
  const { database: db } = fresh;
  const placesNamed = async (search: string) =>
    (await readBoth(() => [listShops.path, { search, city: 'Bangalore' }])).map(
      (text) => (JSON.parse(text) as ReplyOf<typeof listShops>).understood?.place?.name ?? null,
    );
  expect(await placesNamed('bakery zebragram')).toEqual([null, null]);
  const sound = soundOf('zebragram');
  await db.run(sql`INSERT INTO place_district (id, name, state) VALUES (1, 'Anywhere', 'Kerala')`);
  await db.run(sql`INSERT INTO place_town (id, key, name, district_id, latitude, longitude, weight)
    VALUES (1, 'zebragram', 'Zebragram', 1, 12.97, 77.6, 90)`);
  await db.run(sql`INSERT INTO place_town_name (sound, town_id) VALUES (${sound}, 1)`);
  // Nobody was told yet.
  expect(await placesNamed('tailor zebragram')).toEqual([null, null]);
  await db.run(sql`SELECT tell_changes(ARRAY['places'])`);
  await drain();
  expect(await placesNamed('grocery zebragram')).toEqual(['Zebragram', 'Zebragram']);
});

test('is made once: a change that nobody was told of is not seen, and after five seconds it is', async () => {
  const before = await readBoth(reads.shop);
  await fresh.database.transaction(async (tx) => {
    await tx.script(`SET LOCAL session_replication_role = replica`);
    await tx.run(sql`UPDATE shop SET name = 'After Stores' WHERE id = ${shop.id}`);
  });
  expect(await readBoth(reads.shop)).toEqual(before);
  expect(before.join('')).toContain('Before Stores');
  putForward(longestMs / 2);
  expect(await readBoth(reads.shop)).toEqual(before);
  putForward(longestMs);
  expect((await readBoth(reads.shop)).join('')).toContain('After Stores');
});

const rightTime = performance.now.bind(performance);
/** The timer that the age of a reply is measured with. */
const putForward = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => rightTime() + ms);
afterEach(() => void vi.restoreAllMocks());

interface Write {
  readonly what: string;
  readonly reads: readonly (keyof typeof reads)[];
  do(): Promise<unknown>;
}
const db = () => fresh.database;
const first = () => apps[0] as TestApp;

const writes: readonly Write[] = [
  {
    what: 'an owner’s edit',
    reads: ['shop', 'city', 'around', 'search', 'page'],
    do: async () =>
      first().post(
        editShop.path,
        { sh_id: shop.id, sh_name: 'After Stores', version: 1 },
        { as: await as(owner) },
      ),
  },
  {
    what: 'a review',
    reads: ['shop', 'reviews', 'city', 'page'],
    do: async () => {
      const other = await makeAccount(db());
      const token = await signIn(db(), other, first().clock.now());
      await first().post(
        addReview.path,
        { shop_id: shop.id, rating: 1, comment: 'Closed when I came.' },
        { as: token },
      );
    },
  },
  {
    what: 'a review that is hidden',
    reads: ['reviews'],
    do: () => db().run(sql`UPDATE review SET hidden_at = now() WHERE shop_id = ${shop.id}`),
  },
  {
    what: 'a suspension',
    reads: ['shop', 'city', 'around', 'search', 'reviews', 'page'],
    do: () => putStatus(db(), shop.id, 'suspended', { reason: 'Closed for good' }),
  },
  { what: 'a photo', reads: ['shop', 'page'], do: () => makeShopImage(db(), shop.id, 5) },
  {
    what: 'photos in another order',
    reads: ['shop', 'city'],
    do: async () => {
      await db().run(
        sql`UPDATE shop_image SET media_hash = ${await makeMedia(db())} WHERE shop_id = ${shop.id}`,
      );
    },
  },
  {
    what: 'a new shop',
    reads: ['city', 'around', 'search'],
    do: () => makeShop(db(), { name: 'Before Stores Too' }),
  },
  {
    what: 'a shop that moves away',
    reads: ['city', 'around', 'shop'],
    do: () =>
      db().run(
        sql`UPDATE shop SET city = 'Kochi', city_key = 'kochi', latitude = 9.9, longitude = 76.2 WHERE id = ${shop.id}`,
      ),
  },
  {
    what: 'an account that goes',
    reads: ['shop', 'city', 'around', 'search', 'reviews'],
    do: () => db().run(sql`DELETE FROM account WHERE id = ${shop.owner.id}`),
  },
  {
    what: 'a reviewer who goes',
    reads: ['reviews'],
    do: () => db().run(sql`DELETE FROM account WHERE id = ${customer.id}`),
  },
  {
    what: 'a reviewer’s new name',
    reads: ['reviews'],
    do: () => db().run(sql`UPDATE account SET name = 'After Person' WHERE id = ${customer.id}`),
  },
  {
    what: 'an agent who is busy',
    reads: ['agents'],
    do: () => db().run(sql`UPDATE agent SET availability = 'busy' WHERE account_id = ${agent.id}`),
  },
  { what: 'a new agent', reads: ['agents'], do: () => makeAgent(db()) },
  {
    what: 'an agent’s new name',
    reads: ['agents'],
    do: () => db().run(sql`UPDATE account SET name = 'After Agent' WHERE id = ${agent.id}`),
  },
  {
    what: 'a rating of an agent',
    reads: ['agentReviews'],
    do: () =>
      db().run(sql`
        WITH delivery AS (
          INSERT INTO delivery_request (customer_id, agent_id, pickup_address, drop_address, state)
          VALUES (${customer.id}, ${agent.id}, 'Here', 'There', 'done') RETURNING id)
        INSERT INTO agent_review (delivery_id, agent_id, author_id, rating) SELECT id, ${agent.id}, ${customer.id}, 5 FROM delivery`),
  },
  {
    what: 'a setting',
    reads: ['page'],
    do: () =>
      db()
        .run(sql`INSERT INTO setting (name, value) VALUES ('support_phone', ${`+9198765${String(shop.id).padStart(5, '4')}`})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`),
  },
  {
    what: 'an announcement',
    reads: ['page'],
    do: () =>
      db().run(sql`
        INSERT INTO announcement (text, starts_at, ends_at, made_at)
        VALUES ('Closed on Holi', '2020-01-01', '2099-01-01', now())`),
  },
];

describe.each(writes)('$what', (write) => {
  test.each(write.reads)('changes what both serve within a second: %s', async (name) => {
    const before = await readBoth(reads[name]);
    expect(await readBoth(reads[name])).toEqual(before);
    await write.do();
    await expect
      .poll(async () => (await readBoth(reads[name])).every((text, index) => text !== before[index]), {
        timeout: 1000,
        interval: 10,
      })
      .toBe(true);
  });
});

describe('nothing private', () => {
  test('a signed-in person’s page and reads are their own, before and after a guest’s', async () => {
    const token = await as(owner);
    const [path, query] = reads.shop();
    const page = (cookie?: string) =>
      first().app.inject({ url: `/${shop.id}`, ...(cookie && { cookies: { session: cookie } }) });
    const guests = (await page()).body;
    const own = (await page(token)).body;
    expect(own).toContain(String(shop.owner.email));
    expect(own).toContain('"user":{');
    expect((await page()).body).toBe(guests);
    expect(guests).toContain('"user":null');
    expect(guests).not.toContain(String(shop.owner.email));
    const posted = await first().post(path, { sh_id: shop.id }, { as: token });
    expect(posted.text).toContain(String(shop.owner.email));
    expect((await first().get(path, query)).text).not.toContain(String(shop.owner.email));
    expect((await first().post(path, { sh_id: shop.id })).text).not.toContain(String(shop.owner.email));
  });

  test('only reads that everybody may make are shared', () => {
    const shared = everyCall.filter(({ hasGetTwin }) => hasGetTwin);
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter(({ who }) => who !== 'anyone')).toEqual([]);
  });

  test.each(['shop', 'reviews', 'agents', 'page'] as const)(
    'a shared reply sets no cookie: %s',
    async (name) => {
      for (let times = 0; times < 2; times++)
        expect((await getFrom(first(), reads[name])).headers['set-cookie']).toBeUndefined();
    },
  );
});

test('the limit of numbers counts for each visitor, also when the reply was made for another', async () => {
  const many = await Promise.all(Array.from({ length: 30 }, () => makeAgent(db(), 'Mumbai')));
  const read = (ip: string, agentId: number) =>
    first().app.inject({ url: `${listAgents.path}?u_id=${agentId}`, remoteAddress: ip });
  // Two hundred agents an hour: the first visitor has seen them all, and the replies are kept.
  for (const { id } of many) expect((await read('203.0.113.1', id)).statusCode).toBe(200);
  await db().run(sql`SELECT 1`);
  const statuses = [];
  for (let round = 0; round < 8; round++)
    for (const { id } of await Promise.all(Array.from({ length: 30 }, () => makeAgent(db(), 'Mumbai'))))
      statuses.push((await read('203.0.113.1', id)).statusCode);
  expect(statuses.filter((status) => status === 200).length).toBe(200 - many.length);
  expect((await read('203.0.113.2', many[0]?.id ?? 0)).statusCode).toBe(200);
});

test('while the connection that hears of changes is lost, nothing is shared; then everything is made anew', async () => {
  await readBoth(reads.shop);
  await db().run(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'aaspaas listener' AND datname = current_database()`);
  await expect.poll(() => listeners.some((listener) => listener.isHearing())).toBe(false);
  await db().run(sql`UPDATE shop SET name = 'After Stores' WHERE id = ${shop.id}`);
  for (const text of await readBoth(reads.shop)) expect(text).toContain('After Stores');
  await expect.poll(() => listeners.every((listener) => listener.isHearing()), { timeout: 5000 }).toBe(true);
  for (const text of await readBoth(reads.shop)) expect(text).toContain('After Stores');
});

test('guests are read for from replicas; who is signed in, and may have written, from the primary', async () => {
  const read: string[] = [];
  const { database: db } = fresh;
  const app = await bootApp({
    beside: { db },
    reads: { ...db, one: (statement) => (read.push('replica'), db.one(statement)) },
  });
  await app.ask(listReviews, { shop_id: shop.id });
  expect(read.length).toBeGreaterThan(0);
  read.length = 0;
  await app.ask(listReviews, { shop_id: shop.id }, { as: await signIn(db, customer, app.clock.now()) });
  expect(read).toEqual([]);
  await app.stop();
});
