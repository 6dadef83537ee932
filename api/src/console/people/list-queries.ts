import type { Role } from '@aaspaas/contract/roles/roles';
import type { Availability } from '@aaspaas/contract/agents/availability';
import type { LicenceState } from '@aaspaas/contract/agents/licence-states';
import type { PeopleBulkAction } from '@aaspaas/contract/console/bulk/actions';
import type { PeopleSort } from '@aaspaas/contract/console/people/filters';
import { guessesOfAccount } from '../../accounts/guesses';
import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';
import { foundBy } from './find-queries';

export interface PeopleFilters {
  readonly typed: string;
  readonly role: Role | null;
  readonly availability: Availability | null;
  readonly licence: LicenceState | null;
  /** The key of the city and every name that people write for it, in small letters. */
  readonly city: { readonly key: string; readonly names: readonly string[] } | null;
  readonly isLocked: boolean;
  readonly since: Date | null;
  /** Only these of them. */
  readonly ids?: readonly number[] | null;
  /** Only those to whom this would do something now. */
  readonly changedBy?: { readonly action: PeopleBulkAction; readonly now: Date };
}

/** Whatever is not asked for leaves no trace in the statement, so that each filter can use its own index. */
function conditionsOf(filters: PeopleFilters): Sql {
  const { typed, role, availability, licence, city, isLocked, since, ids, changedBy } = filters;
  return [
    role && sql`a.role = ${role}`,
    typed !== '' && sql`a.id IN (${foundBy(typed)})`,
    city && livesIn(city, role),
    availability && sql`a.id IN (SELECT account_id FROM agent WHERE availability = ${availability})`,
    licence && hasLicence(licence),
    isLocked && sql`a.id IN (${locked})`,
    since && sql`a.created_at >= ${since}`,
    ids && sql`a.id = ANY (${ids}::integer[])`,
    changedBy && sql`a.role <> 'admin' AND a.id IN (${changeable[changedBy.action](changedBy.now)})`,
  ].reduce<Sql>((all, each) => (each ? sql`${all} AND ${each}` : all), sql`true`);
}

type City = NonNullable<PeopleFilters['city']>;

const inDistrict = ({ names }: City): Sql => sql`lower(a.district) = ANY(${names}::text[])`;
const worksIn = ({ key }: City): Sql => sql`a.id IN (SELECT account_id FROM agent WHERE city_key = ${key})`;
const sellsIn = ({ key }: City): Sql => sql`a.id IN (SELECT owner_id FROM shop WHERE city_key = ${key})`;

/** Only agents work somewhere and only owners have a shop, so of other people neither is looked up. */
function livesIn(city: City, role: Role | null): Sql {
  const isAgents = role === null || role === 'deliverystaff';
  const isOwners = role === null || role === 'shop';
  const ways = [...(isAgents ? [worksIn(city)] : []), ...(isOwners ? [sellsIn(city)] : [])];
  return sql`(${ways.reduce((all, way) => sql`${all} OR ${way}`, inDistrict(city))})`;
}

const hasLicence = (state: LicenceState): Sql =>
  state === 'none'
    ? sql`a.id IN (SELECT g.account_id FROM agent g LEFT JOIN licence_check c USING (account_id) WHERE c.state IS NULL)`
    : sql`a.id IN (SELECT account_id FROM licence_check WHERE state = ${state})`;

/** Closed to devices that the account does not know. */
const locked = sql`
  SELECT split_part(key, ':', 3)::integer FROM throttle
  WHERE blocked_until = 'infinity' AND key ~ '^guess:account:[0-9]+$'`;

/** To whom each action would do something. */
const changeable: Readonly<Record<PeopleBulkAction, (now: Date) => Sql>> = {
  unlock: () => locked,
  'log out': (now) => sql`
    SELECT account_id FROM session WHERE expires_at > ${now} AND last_seen_at + idle_limit > ${now}`,
};

export const isLocked = (id: Sql): Sql => sql`EXISTS (
  SELECT FROM throttle WHERE key = ${guessesOfAccount} || ${id} AND blocked_until = 'infinity')`;

export async function countPeople(db: Db, filters: PeopleFilters): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    SELECT count(*) FROM account a WHERE ${conditionsOf(filters)}`);
  return count;
}

/** A query for the ids. */
export const peopleIds = (filters: PeopleFilters): Sql =>
  sql`SELECT a.id FROM account a WHERE ${conditionsOf(filters)}`;

export interface PersonListRow {
  id: number;
  role: Role;
  name: string;
  email: string | null;
  phone: string | null;
  district: string;
  zip_code: string;
  created_at: Date;
  is_locked: boolean;
  shop_id: number | null;
  shop_name: string | null;
  shop_city: string | null;
  /** Null for everybody but agents, like all that follows. */
  availability: Availability | null;
  location: string | null;
  licence: LicenceState | null;
  rating_sum: number | null;
  rating_count: number | null;
  deliveries: number;
}

const orders: Readonly<Record<PeopleSort, Sql>> = {
  '-joined': sql`a.created_at DESC, a.id DESC`,
  joined: sql`a.created_at, a.id`,
  name: sql`lower(a.name), a.id`,
  '-name': sql`lower(a.name) DESC, a.id DESC`,
};

const withDetails = (page: Sql, order: Sql): Sql => sql`
  SELECT a.id, a.role, a.name, a.email, a.phone, a.district, a.zip_code, a.created_at,
    ${isLocked(sql`a.id`)} AS is_locked, s.id AS shop_id, s.name AS shop_name, s.city AS shop_city,
    g.availability, g.location, CASE WHEN g.account_id IS NULL THEN NULL ELSE coalesce(c.state, 'none') END AS licence,
    g.rating_sum, g.rating_count,
    (SELECT count(*) FROM delivery_request d WHERE d.agent_id = g.account_id) AS deliveries
  FROM (${page}) a
    LEFT JOIN shop s ON s.owner_id = a.id
    LEFT JOIN agent g ON g.account_id = a.id
    LEFT JOIN licence_check c ON c.account_id = a.id
  ORDER BY ${order}`;

export function listPeople(
  db: Db,
  filters: PeopleFilters,
  sort: PeopleSort,
  { limit, offset }: Slice,
): Promise<PersonListRow[]> {
  const order = orders[sort];
  const page = sql`
    SELECT a.* FROM account a WHERE ${conditionsOf(filters)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return db.many<PersonListRow>(withDetails(page, order));
}

/** All of them, in the order of the list. */
export async function listPeopleIds(db: Db, filters: PeopleFilters, sort: PeopleSort): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    SELECT a.id FROM account a WHERE ${conditionsOf(filters)} ORDER BY ${orders[sort]}`);
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export function readPeople(db: Db, ids: readonly number[]): Promise<PersonListRow[]> {
  const listed = sql`
    SELECT account.*, nth FROM unnest(${ids}::integer[]) WITH ORDINALITY AS listed (id, nth)
      JOIN account USING (id)`;
  return db.many<PersonListRow>(withDetails(listed, sql`a.nth`));
}
