import type { Role } from '@aaspaas/contract/roles/roles';
import type { Grade } from '@aaspaas/contract/roles/grades';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { type Hours } from '@aaspaas/contract/shops/hours';
import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';
import { type Weekday, weekdays } from '@aaspaas/contract/shops/weekdays';
import { hashPassword } from '../src/accounts/passwords';
import type { Db } from '../src/db/open';
import { type Sql, sql } from '../src/db/sql';
import { createSession } from '../src/http/session/session-queries';
import { hashToken } from '../src/http/session/token';
import type { PhotoStore } from '../src/photos/store';
import { cityKey } from '../src/search/city-key';
import { indexShop } from '../src/search/indexing/index-shops';

export const password = 'correct horse battery';

let made = 0;
const next = (): number => ++made;
const nextPhone = (): string => `+917${String(next()).padStart(9, '0')}`;

// Hashing is slow on purpose; one hash serves every account of a test file.
let passwordHash: Promise<string> | null = null;

export interface Account {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export async function makeAccount(
  db: Db,
  role: Role = 'user',
  {
    name = 'Asha Menon',
    email = `person${next()}@example.in`,
    phone = nextPhone(),
    grade = 'chief',
  }: Partial<Account> & { readonly grade?: Grade } = {},
): Promise<Account> {
  passwordHash ??= hashPassword(password);
  const { id } = await db.one<{ id: number }>(sql`
    INSERT INTO account (role, grade, name, email, phone, password_hash)
    VALUES (${role}, ${role === 'admin' ? grade : null}, ${name}, ${email}, ${phone}, ${await passwordHash})
    RETURNING id`);
  return { id, role, name, email, phone };
}

/** A session of the account; its token is what `as` takes. An admin has just given the second factor. */
export async function signIn(
  db: Db,
  account: Pick<Account, 'id' | 'role'>,
  now: Date,
  isRemembered = false,
  device = '',
) {
  const token = await createSession(db, account, isRemembered, now, device);
  if (account.role === 'admin') await proveSession(db, token, now);
  return token;
}

/** As if the app of a phone had been set up; no code is right for it. */
export async function haveSecondFactor(db: Db, accountId: number, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO second_factor (account_id, sealed_secret, on_since, last_step) VALUES (${accountId}, '\\x00', ${now}, 0)`);
}

/** When the session gave the second factor; null for one that has not. */
export async function proveSession(db: Db, token: string, provenAt: Date | null): Promise<void> {
  await db.run(sql`UPDATE session SET proven_at = ${provenAt} WHERE token_hash = ${hashToken(token)}`);
}

export interface ShopOptions {
  readonly owner?: Account;
  readonly name?: string;
  readonly kind?: Kind;
  readonly category?: string;
  readonly items?: readonly string[];
  readonly city?: string;
  readonly area?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly isPinned?: boolean;
  readonly hours?: Hours | null;
  readonly days?: readonly Weekday[];
  readonly status?: ListingState;
  readonly ratings?: readonly number[];
  readonly images?: number;
  readonly description?: string;
  readonly deliveryOption?: DeliveryOption | null;
  readonly serviceArea?: ServiceArea | null;
  readonly secondPhone?: string | null;
  readonly whatsapp?: string | null;
}

export interface Shop {
  readonly id: number;
  readonly owner: Account;
}

const usual = {
  name: 'Anand Stores',
  kind: 'shop',
  category: 'Grocery',
  items: ['Rice', 'Dal'],
  city: 'Bangalore',
  area: 'Indiranagar',
  latitude: 12.9716,
  longitude: 77.5946,
  isPinned: true,
  hours: { schedule: 'part-time', opens: 8 * 60, closes: 22 * 60 },
  days: weekdays,
  status: 'active',
  ratings: [],
  images: 1,
  description: 'All that a kitchen needs.',
  deliveryOption: 'own-staff',
  serviceArea: 'both',
  secondPhone: '+916000000001',
  whatsapp: '+916000000002',
} as const satisfies ShopOptions;

/** Active and complete unless the test asks for something else, so that customers see it. */
export async function makeShop(db: Db, options: ShopOptions = {}): Promise<Shop> {
  const owner = options.owner ?? (await makeAccount(db, 'shop'));
  const shop = { ...usual, ...options };
  const hours = shop.hours?.schedule === 'part-time' ? shop.hours : null;
  const { id } = await db.one<{ id: number }>(
    writtenDown(sql`
    INSERT INTO shop (owner_id, kind, name, owner_name, category_id, description, items, address, location, city,
      city_key, state, latitude, longitude, is_pinned, schedule, opens, closes, days, delivery_option, service_area,
      phone, second_phone, whatsapp, email, status, paid_until, rating_sum, rating_count)
    VALUES (${owner.id}, ${shop.kind}, ${shop.name}, ${owner.name}, ${categoryNamed(shop.category)?.id},
      ${shop.description}, ${shop.items}, ${`12 Main Road, ${shop.area}`}, ${shop.city}, ${shop.city},
      ${cityKey(shop.city)}, 'Karnataka', ${shop.latitude}, ${shop.longitude}, ${shop.isPinned},
      ${shop.hours?.schedule ?? null}, ${hours?.opens ?? null}, ${hours?.closes ?? null}, ${bitsOf(shop.days)}, ${shop.deliveryOption},
      ${shop.serviceArea}, ${owner.phone}, ${shop.secondPhone}, ${shop.whatsapp}, ${owner.email}, ${shop.status},
      ${shop.status === 'active' ? '2099-01-01' : null}, ${sum(shop.ratings)}, ${shop.ratings.length})`),
  );
  await indexShop(db, id);
  for (let position = 0; position < shop.images; position++) await makeShopImage(db, id, position);
  return { id, owner };
}

/** New shops with the audit entries that the database asks for if they begin in any status but the first. */
export const writtenDown = (inserting: Sql): Sql => sql`
  WITH made AS (${inserting} RETURNING id, status), entry AS (
    INSERT INTO audit (action, subject, subject_id, detail)
    SELECT 'put there', 'shop', id, jsonb_build_object('to', status) FROM made WHERE status <> 'pending_payment')
  SELECT id FROM made`;

/** Puts a shop where a test needs it, with the audit entry that the database asks for. */
export async function putStatus(
  db: Db,
  shopId: number,
  status: ListingState,
  { paidUntil, reason = '' }: { readonly paidUntil?: Date; readonly reason?: string } = {},
): Promise<void> {
  await db.run(sql`
    INSERT INTO audit (action, subject, subject_id, detail)
    VALUES ('put there', 'shop', ${shopId}, ${JSON.stringify({ to: status })})`);
  await db.run(sql`
    UPDATE shop SET status = ${status}, status_reason = ${reason},
      paid_until = coalesce(${paidUntil ?? null}, paid_until)
    WHERE id = ${shopId}`);
}

const bitsOf = (days: readonly Weekday[]): number =>
  days.reduce((bits, day) => bits | (1 << weekdays.indexOf(day)), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export async function makeMedia(db: Db): Promise<string> {
  const hash = next().toString(16).padStart(32, '0');
  await db.run(sql`INSERT INTO media (hash, width, height) VALUES (${hash}, 1600, 1200)`);
  return hash;
}

export async function makeShopImage(db: Db, shopId: number, position = 0): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    INSERT INTO shop_image (shop_id, media_hash, position)
    VALUES (${shopId}, ${await makeMedia(db)}, ${position}) RETURNING id`);
  return id;
}

export async function makeAgent(db: Db, city = 'Kochi'): Promise<Account> {
  const account = await makeAccount(db, 'deliverystaff', { name: 'Ravi Nair' });
  await db.run(sql`
    INSERT INTO agent (account_id, phone, second_phone, whatsapp, vehicle_type, work_type, location, city_key,
      availability)
    VALUES (${account.id}, ${account.phone}, '+916000000003', '+916000000004', 'Scooter', 'Full-time', ${city},
      ${cityKey(city)}, 'available')`);
  return account;
}

/** A photo of the agent's licence, in all widths; gives its hash. */
export async function makeLicencePhoto(db: Db, store: PhotoStore, agent: Account): Promise<string> {
  const hash = await makeMedia(db);
  await db.run(sql`
    INSERT INTO agent_licence (account_id, media_hash, position) VALUES (${agent.id}, ${hash}, 0)`);
  for (const width of [320, 800, 1600])
    await store.private.put(`${hash}-${width}.webp`, Buffer.from(`licence at ${width}`));
  return hash;
}

export async function makeReview(db: Db, shop: Shop, author: Account, rating = 5): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    WITH shop AS (
      UPDATE shop SET rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1 WHERE id = ${shop.id})
    INSERT INTO review (shop_id, author_id, rating, heading, comment)
    VALUES (${shop.id}, ${author.id}, ${rating}, 'Great experience!', 'Fresh and quick.') RETURNING id`);
  return id;
}

export async function makeFavourite(db: Db, account: Account, shop: Shop): Promise<void> {
  await db.run(sql`INSERT INTO favourite (account_id, shop_id) VALUES (${account.id}, ${shop.id})`);
}

export async function makeDelivery(
  db: Db,
  customer: Account,
  agent: Account,
  { state = 'requested', dropAddress = '4 Park Lane, Kochi' } = {},
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    INSERT INTO delivery_request (customer_id, agent_id, pickup_address, drop_address, note, state)
    VALUES (${customer.id}, ${agent.id}, '12 Main Road, Kochi', ${dropAddress}, 'Ring twice', ${state})
    RETURNING id`);
  return id;
}
