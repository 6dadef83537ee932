import type { Role } from '@aaspaas/contract/roles/roles';
import type { Consent } from '@aaspaas/contract/consent';
import { english, type Language } from '@aaspaas/contract/languages';
import { inWords } from '@aaspaas/contract/says';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { wordsIn } from '../languages/words';

export interface AccountRow {
  id: number;
  role: Role;
  /** Where the query reads it; only admins have one. */
  grade?: Grade | null;
  has_second_factor?: boolean;
  name: string;
  picture: string | null;
  shop_id: number | null;
  /** The PIN code or the town of the person or the shop, where the query reads it. */
  home?: string;
  password_hash: string;
}

/** By email, or by the ten digits of the number for people without an email. */
export function findBySignIn(db: Db, signIn: string): Promise<AccountRow | null> {
  return db.maybe<AccountRow>(sql`
    SELECT a.id, a.role, a.grade, a.name, a.picture, a.password_hash, shop.id AS shop_id,
      COALESCE(NULLIF(a.zip_code, ''), shop.city, a.district) AS home,
      EXISTS (SELECT FROM second_factor f WHERE f.account_id = a.id) AS has_second_factor
    FROM account a LEFT JOIN shop ON shop.owner_id = a.id
    WHERE a.email = ${readEmail(signIn)} OR a.phone = ${readMobile(signIn)} LIMIT 1`);
}

/** Stores a stronger hash of the same password, unless another password was chosen meanwhile. */
export async function renewPasswordHash(
  db: Db,
  { id, password_hash }: AccountRow,
  hash: string,
): Promise<void> {
  await db.run(sql`
    UPDATE account SET password_hash = ${hash} WHERE id = ${id} AND password_hash = ${password_hash}`);
}

/**
 * Whether this is still the password; if so nobody can change it before the transaction ends. Sign-ins of one account
 * go one after the other, so that each counts the sessions of those before it.
 */
export async function holdPassword(tx: Db, { id, password_hash }: AccountRow): Promise<boolean> {
  const held = await tx.maybe(sql`
    SELECT 1 FROM account WHERE id = ${id} AND password_hash = ${password_hash} FOR NO KEY UPDATE`);
  return held !== null;
}

export async function storeLanguage(db: Db, accountId: number, language: string): Promise<void> {
  await db.run(sql`UPDATE account SET language = ${language} WHERE id = ${accountId}`);
}

export async function storePasswordHash(db: Db, accountId: number, hash: string): Promise<void> {
  await db.run(sql`UPDATE account SET password_hash = ${hash}, updated_at = now() WHERE id = ${accountId}`);
}

export interface NewCustomer {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly address: string;
  readonly district: string;
  readonly state: string;
  readonly zipCode: string;
}

/** Nothing checks before whether the email or the number is taken: the unique indexes fail the insert. */
export function addCustomer(db: Db, person: NewCustomer): Promise<AccountRow> {
  return db.one<AccountRow>(sql`
    INSERT INTO account (role, name, email, phone, password_hash, address, district, state, zip_code)
    VALUES ('user', ${person.name}, ${person.email}, ${person.phone}, ${person.passwordHash}, ${person.address},
            ${person.district}, ${person.state}, ${person.zipCode})
    RETURNING id, role, name, picture, password_hash, NULL::integer AS shop_id, zip_code AS home`);
}

export interface UserRow {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  picture: string | null;
  address: string;
  district: string;
  state: string;
  zip_code: string;
}

export function findUser(db: Db, accountId: number): Promise<UserRow | null> {
  return db.maybe<UserRow>(sql`
    SELECT id, name, email, phone, picture, address, district, state, zip_code
    FROM account WHERE id = ${accountId}`);
}

/** What people sign in with. */
export interface Credentials {
  email: string | null;
  phone: string | null;
  password_hash: string;
}

export function readCredentials(db: Db, accountId: number): Promise<Credentials | null> {
  return db.maybe<Credentials>(sql`SELECT email, phone, password_hash FROM account WHERE id = ${accountId}`);
}

/** What somebody who joins agreed to, with the words that they saw. In another language letters to them are too. */
export async function recordConsent(
  db: Db,
  accountId: number,
  { subject, version, wording }: Consent,
  language: Language,
  now: Date,
): Promise<void> {
  const { code } = language;
  const seen = inWords(wording, wordsIn(language).words);
  await db.run(sql`
    INSERT INTO consent (account_id, subject, version, wording, language, given_at)
    VALUES (${accountId}, ${subject}, ${version}, ${seen}, ${code}, ${now})`);
  if (code !== english.code) await db.run(sql`UPDATE account SET language = ${code} WHERE id = ${accountId}`);
}

/** Null keeps what is stored. Email and number are changed in contact-queries.ts. */
export interface ProfileChanges {
  readonly name: string | null;
  readonly address: string | null;
  readonly district: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  /** The hash of the photo. The file of the old one is left to the sweep, because another account may show it too. */
  readonly picture: string | null;
}

export function changeProfile(db: Db, accountId: number, changes: ProfileChanges): Promise<AccountRow> {
  return db.one<AccountRow>(sql`
    UPDATE account SET
      name = COALESCE(${changes.name}, name), address = COALESCE(${changes.address}, address),
      district = COALESCE(${changes.district}, district), state = COALESCE(${changes.state}, state),
      zip_code = COALESCE(${changes.zipCode}, zip_code), picture = COALESCE(${changes.picture}, picture),
      updated_at = now()
    WHERE id = ${accountId}
    RETURNING id, role, grade, name, picture, password_hash, COALESCE(NULLIF(zip_code, ''), district) AS home,
      (SELECT shop.id FROM shop WHERE shop.owner_id = account.id) AS shop_id`);
}
