import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { type Sql, sql } from '../../db/sql';
import { shopsOfPayment } from '../../payments/queries';

/**
 * The ids of the people that are meant by what was typed: a name, number, email, PIN code or id, or the reference or
 * UTR of a payment.
 */
export function foundBy(typed: string): Sql {
  const isNumber = /^[\d\s()+#-]+$/.test(typed);
  const ways = [...(isNumber ? byDigits(typed) : byLetters(typed.toLowerCase())), ...byPayment(typed)];
  return ways.length === 0
    ? sql`SELECT NULL::integer`
    : ways.reduce((all, way) => sql`${all} UNION ALL ${way}`);
}

function byDigits(typed: string): Sql[] {
  const digits = typed.replace(/\D/g, '');
  const mobile = readMobile(typed.replace('#', ''));
  return [
    digits.length > 0 && digits.length <= 9 && sql`SELECT id FROM account WHERE id = ${Number(digits)}`,
    digits.length === 6 && sql`SELECT id FROM account WHERE zip_code = ${digits}`,
    mobile ? byMobile(mobile) : digits.length >= 4 && byPartOfMobile(digits),
  ].filter((way) => way !== false);
}

/** Agents and owners are also known by the numbers that they show. */
const byMobile = (mobile: string): Sql => sql`
  SELECT id FROM account WHERE phone = ${mobile}
  UNION ALL SELECT account_id FROM agent WHERE second_phone = ${mobile}
  UNION ALL SELECT account_id FROM agent WHERE whatsapp = ${mobile}
  UNION ALL SELECT owner_id FROM shop WHERE phone = ${mobile}
  UNION ALL SELECT owner_id FROM shop WHERE second_phone = ${mobile}
  UNION ALL SELECT owner_id FROM shop WHERE whatsapp = ${mobile}`;

const byPartOfMobile = (digits: string): Sql =>
  sql`SELECT id FROM account WHERE phone LIKE ${`%${digits.slice(-10)}%`}`;

const byPayment = (typed: string): Sql[] =>
  shopsOfPayment(typed).map((shops) => sql`SELECT owner_id FROM shop WHERE id IN (${shops})`);

const mostWords = 4;

function byLetters(text: string): Sql[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const isEmail = words.length === 1;
  return [
    ...(text.includes('@') ? [] : [byName(words)]),
    ...(isEmail ? [beginningWith(sql`email`, text)] : []),
  ];
}

function byName(words: readonly string[]): Sql {
  const [first = ''] = words;
  // The index knows three letters in a row; of less, only beginnings are looked for.
  if (words.length === 1 && [...first].length < 3) return beginningWith(sql`name`, first);
  return words
    .map((word) => sql`lower(name) LIKE ${`%${escapeLike(word)}%`}`)
    .reduce((all, word) => sql`${all} AND ${word}`, sql`SELECT id FROM account WHERE true`);
}

/** As an index reads it, whatever the text is when the statement is planned. */
const beginningWith = (column: Sql, text: string): Sql =>
  sql`SELECT id FROM account WHERE lower(${column}) ~>=~ ${text} AND lower(${column}) ~<~ ${`${text}\u{10FFFF}`}`;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
