import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { categories } from '@aaspaas/contract/shops/categories';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { Prices } from '@aaspaas/contract/shops/prices';
import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';
import type { Db } from '../db/open';
import { quick, Sql, sql } from '../db/sql';

/**
 * How a column is read for visitors. `packed`: with all others of these as one text, since to read twenty numbers and
 * keys of each row one by one would take a tenth of a search; none of them has a space, as the CHECKs of their columns
 * say, and null is empty. `alone`: what people type may have anything in it. `whole`: no card shows it, and long texts
 * and lists cost more to read than all the rest. `stays`: it is only searched by.
 */
type Travels = 'packed' | 'alone' | 'whole' | 'stays';

interface Column<Name extends string, How extends Travels, Value> {
  readonly name: Name;
  readonly travels: How;
  /** What it is of `FROM shop s`. */
  readonly from: string;
  /** Of a column that is packed, from its text; of others, from what the driver gives. */
  read(this: void, stored: string): Value;
}

const columnsThat =
  <How extends Travels>(travels: How) =>
  <Name extends string, Value>(
    name: Name,
    read: (stored: string) => Value,
    from = `s.${name}`,
  ): Column<Name, How, Value> => ({ name, travels, from, read });

const packed = columnsThat('packed');
const alone = columnsThat('alone');
const whole = columnsThat('whole');
const stays = columnsThat('stays');

// What a column can hold is said by its type and its CHECK.
const text = (stored: string): string => stored;
const textOrNull = (stored: unknown) => stored as string | null;
const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** What a business says about itself, by the names that the product has for it. */
const ofListing = {
  kind: packed('kind', (key) => key as Kind),
  name: alone('name', text),
  ownerName: whole('owner_name', text),
  description: whole('description', text),
  items: whole('items', (stored: unknown) => stored as readonly string[]),
  prices: whole('prices', (stored: unknown) => stored as Prices),
  address: alone('address', text),
  location: alone('location', text),
  city: alone('city', text),
  state: alone('state', text),
  /** Null if nobody gave one. */
  pinCode: whole('pin_code', textOrNull),
  latitude: packed('latitude', Number),
  longitude: packed('longitude', Number),
  isPinned: packed('is_pinned', (text) => text === 't'),
  schedule: packed('schedule', (key) => (key || null) as 'full-time' | 'part-time' | null),
  opens: packed('opens', numberOrNull),
  closes: packed('closes', numberOrNull),
  /** As bits: Monday is 1. */
  days: packed('days', Number),
  deliveryOption: packed('delivery_option', (key) => (key || null) as DeliveryOption | null),
  serviceArea: packed('service_area', (key) => (key || null) as ServiceArea | null),
  phone: packed('phone', text),
  secondPhone: whole('second_phone', textOrNull),
  whatsapp: packed('whatsapp', (number) => number || null),
  /** For mail about the shop. The email that the owner signs in with belongs to the account. */
  email: whole('email', textOrNull),
};

/** What is computed from that, for searches. */
const derived = {
  categoryId: packed('category_id', Number),
  cityKey: stays('city_key', text),
};

interface Image {
  readonly id: number;
  readonly hash: string;
}

/** What the product adds. */
const added = {
  id: packed('id', Number),
  /** YYYY-MM-DD. */
  closedOn: packed('closed_on', (date) => date || null),
  status: packed('status', (key) => key as ShopRecord['sh_status']),
  ratingSum: packed('rating_sum', Number),
  ratingCount: packed('rating_count', Number),
  /** The cheapest of what has a price. */
  priceFrom: packed('price_from', numberOrNull, '(SELECT min(price) FROM unnest(s.prices) price)'),
  /** What was last written about it; a card says the beginning. */
  lastWords: alone(
    'last_words',
    textOrNull,
    `(SELECT left(r.comment, 100) FROM review r WHERE r.shop_id = s.id AND r.hidden_at IS NULL
      ORDER BY r.created_at DESC, r.id DESC LIMIT 1) AS last_words`,
  ),
  image: packed(
    'image',
    readImage,
    `(SELECT concat(i.id, '/', i.media_hash) FROM shop_image i WHERE i.shop_id = s.id
      ORDER BY i.position, i.id LIMIT 1)`,
  ),
  images: whole(
    'images',
    (stored: unknown) => stored as Image[] | null,
    `(SELECT json_agg(json_build_object('id', i.id, 'hash', i.media_hash) ORDER BY i.position, i.id)
      FROM shop_image i WHERE i.shop_id = s.id)`,
  ),
};

function readImage(text: string): Image | null {
  const [id, hash] = text.split('/');
  return hash ? { id: Number(id), hash } : null;
}

type Values<Columns extends Record<string, Column<string, Travels, unknown>>> = {
  readonly [Name in keyof Columns]: ReturnType<Columns[Name]['read']>;
};
export type ListingValues = Values<typeof ofListing>;
export type DerivedValues = Values<typeof derived>;

const stored = { ...ofListing, ...derived };
const every = { ...stored, ...added };
type Every = (typeof every)[keyof typeof every];

/** By the names of the columns. */
type Travelling<How extends Travels> = {
  [Each in Extract<Every, { travels: How }> as Each['name']]: ReturnType<Each['read']>;
};

export type ShopRow = Travelling<'packed' | 'alone'> & {
  category: string;
  /** Of a card the first at most. */
  images: Image[];
  /** Null for a card. */
  details: Travelling<'whole'> | null;
};

/** A ShopRow as it is read. */
export type StoredShop = Travelling<'alone'> & {
  facts: string;
  /** Null for a card. */
  whole: Travelling<'whole'> | null;
};

const thatAre = (how: Travels) => Object.values<Every>(every).filter(({ travels }) => travels === how);
const packedColumns = thatAre('packed');
const aloneColumns = thatAre('alone');

/** A piece of a statement, from our own code alone. It is made once, because statements are found by their pieces. */
const piece = (text: string): Sql => new Sql([text], []);

const facts = piece(`concat(${packedColumns.map(({ from }) => from).join(", ' ', ")})`);
const texts = piece(aloneColumns.map(({ from }) => from).join(', '));
const details = piece(
  `json_build_object(${thatAre('whole')
    .map(({ name, from }) => `'${name}', ${from}`)
    .join(', ')})`,
);

/** The columns of a StoredShop, `FROM shop s`; of those that are not whole only what a card shows. */
export const shopColumns = (isWhole: Sql): Sql =>
  sql`${facts} AS facts, ${texts}, CASE WHEN ${isWhole} THEN ${details} END AS whole`;

/** Rows that begin with all of their fields are filled twice as fast as those that grow. */
const blank: Record<string, unknown> = Object.fromEntries(
  [...[...packedColumns, ...aloneColumns].map(({ name }) => name), 'category', 'images', 'details'].map(
    (name) => [name, null],
  ),
);

export function readShop(shop: StoredShop): ShopRow {
  const row = { ...blank };
  const texts = shop.facts.split(' ');
  packedColumns.forEach(({ name, read }, at) => (row[name] = read(texts[at] ?? '')));
  aloneColumns.forEach(({ name }) => (row[name] = shop[name as keyof Travelling<'alone'>]));
  // All columns are read now.
  const read = row as ShopRow & Travelling<'packed'>;
  read.category = categoryNames.get(read.category_id) ?? '';
  read.images = shop.whole?.images ?? (read.image ? [read.image] : []);
  read.details = shop.whole;
  return read;
}

const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

/** The columns of ListingValues, `FROM shop s`, by the names that the product has for them. */
export const listingColumns = piece(
  Object.entries(ofListing)
    .map(([name, { from }]) => `${from} AS "${name}"`)
    .join(', '),
);

/** What is written of a listing: the columns, and their values in the same order. */
export const storedColumns = piece(
  Object.values(stored)
    .map(({ name }) => name)
    .join(', '),
);
const storedNames = Object.keys(stored) as (keyof typeof stored)[];
const commas = ['', ...storedNames.slice(1).map(() => ', '), ''];
export const storedValues = (listing: ListingValues & DerivedValues): Sql =>
  new Sql(
    commas,
    storedNames.map((name) => listing[name]),
  );

/** A listed shop or, for its owner and admins, any shop. One that was merged into another is that one. */
export async function findShop(db: Db, id: number, seesUnlisted: boolean): Promise<ShopRow | null> {
  const stored = await db.maybe<StoredShop>(
    quick(sql`
      SELECT ${shopColumns(sql`true`)} FROM shop s
      WHERE s.id = coalesce((SELECT kept_id FROM shop_merged WHERE id = ${id}), ${id})
        AND (s.is_listed OR ${seesUnlisted})`),
  );
  return stored && readShop(stored);
}
