import type { RequestOf } from '@aaspaas/contract/call';
import type { countListings } from '@aaspaas/contract/console/listings/calls';
import { type ListingFilter, type ListingGroup } from '@aaspaas/contract/console/listings/filters';
import { type ListingState, listingStates } from '@aaspaas/contract/payments/states';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { kinds } from '@aaspaas/contract/shops/kinds';
import { dayMs } from '@aaspaas/contract/durations';
import { allOf, type Sql, sql } from '../../db/sql';
import { shopsOfPayment } from '../../payments/queries';
import { cityKey } from '../../search/city-key';

/** Which listings are meant: those of a list with its search and filters, or the ticked ones of them. */
export interface Chosen extends Omit<RequestOf<typeof countListings>, 'action'> {
  /** Only those in one of these statuses. */
  readonly states?: readonly ListingState[];
}

/** A condition on `shop s`. */
export function isChosen({ group, q, ids, states, ...filters }: Chosen, now: Date): Sql {
  return allOf([
    ofGroup[group],
    ...(ids ? [sql`s.id = ANY (${ids}::integer[])`] : []),
    ...(states ? [sql`s.status = ANY (${states}::text[])`] : []),
    ...(q?.trim() ? [isFound(q.trim())] : []),
    ...Object.entries(filters).flatMap(([name, value]) => filterFor(name, value?.trim() ?? '', now)),
  ]);
}

/** A query for the ids. */
export const chosenIds = (chosen: Chosen, now: Date): Sql =>
  sql`SELECT s.id FROM shop s WHERE ${isChosen(chosen, now)}`;

const ofGroup: Readonly<Record<ListingGroup, Sql>> = {
  shops: sql`s.kind IN ('shop', 'both')`,
  services: sql`s.kind IN ('service', 'both')`,
};

/** What cannot be understood finds nothing, so that an action on 'all of these' never means more than the page shows. */
const nothing = sql`false`;

type Meaning = (value: string, now: Date) => Sql;

const meanings: Readonly<Record<ListingFilter, Meaning>> = {
  kind: (value) => oneOf(kinds, value, sql`s.kind`),
  status: (value) => oneOf(listingStates, value, sql`s.status`),
  city: (value) => sql`s.city_key = ${cityKey(value)}`,
  category: (value) => sql`s.category_id = ${categoryNamed(value)?.id ?? null}`,
  complete: (value) =>
    value === 'yes' ? sql`s.is_complete` : value === 'no' ? sql`NOT s.is_complete` : nothing,
  ends: (value, now) =>
    value === 'over'
      ? sql`s.paid_until <= ${now}`
      : withDays(value, (days) => sql`s.paid_until > ${now} AND s.paid_until <= ${later(now, days)}`),
  edited: (value, now) => withDays(value, (days) => sql`s.edited_at > ${later(now, -days)}`),
};

function filterFor(name: string, value: string, now: Date): Sql[] {
  const known: Readonly<Record<string, Meaning>> = meanings;
  const meaning = value === '' ? undefined : known[name];
  return meaning ? [meaning(value, now)] : [];
}

const oneOf = (known: readonly string[], value: string, column: Sql): Sql =>
  known.includes(value) ? sql`${column} = ${value}` : nothing;

const withDays = (value: string, condition: (days: number) => Sql): Sql =>
  /^\d{1,3}$/.test(value) ? condition(Number(value)) : nothing;

const later = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** Whatever an admin has at hand: a name, a number in any writing, a PIN code, an id, a reference, an email. */
function isFound(typed: string): Sql {
  const found = [...byNumber(typed), ...shopsOfPayment(typed), ...byEmail(typed), ...byWords(typed)];
  const [first = sql`SELECT id FROM shop WHERE false`, ...others] = found;
  return sql`s.id IN (${others.reduce((all, each) => sql`${all} UNION ${each}`, first)})`;
}

function byNumber(typed: string): Sql[] {
  const phone = readMobile(typed);
  const digits = typed.replace(/^#/, '').replace(/\s/g, '');
  return [
    ...(phone
      ? [
          sql`SELECT id FROM shop WHERE phone = ${phone} OR second_phone = ${phone} OR whatsapp = ${phone}`,
          sql`SELECT o.id FROM shop o JOIN account a ON a.id = o.owner_id WHERE a.phone = ${phone}`,
        ]
      : []),
    ...(/^\d{1,9}$/.test(digits) ? [sql`SELECT id FROM shop WHERE id = ${Number(digits)}`] : []),
    ...(/^\d{6}$/.test(digits) ? [sql`SELECT id FROM shop WHERE pin_code = ${digits}`] : []),
  ];
}

function byEmail(typed: string): Sql[] {
  if (!typed.includes('@')) return [];
  const beginning = `${literally(typed.toLowerCase())}%`;
  return [
    sql`SELECT id FROM shop WHERE lower(email) LIKE ${beginning}`,
    sql`SELECT o.id FROM shop o JOIN account a ON a.id = o.owner_id WHERE lower(a.email) LIKE ${beginning}`,
  ];
}

/** Each of the words is in the name or in the owner's. */
function byWords(typed: string): Sql[] {
  const words = typed.toLowerCase().split(/\s+/).slice(0, 6);
  if (readMobile(typed)) return [];
  const has = (word: string) => {
    const anywhere = `%${literally(word)}%`;
    return sql`(lower(name) LIKE ${anywhere} OR lower(owner_name) LIKE ${anywhere})`;
  };
  return [sql`SELECT id FROM shop WHERE ${allOf(words.map(has))}`];
}

const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
