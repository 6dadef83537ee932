import { type Sql, sql } from '../db/sql';
import { readReference } from './reference';

/** The ids of the shops whose payment has what was typed as its reference or UTR; empty where it can be neither. */
export function shopsOfPayment(typed: string): Sql[] {
  const given = readReference(typed.replace(/^#/, ''));
  return [
    /^[A-Z0-9]{8,20}$/.test(given) && sql`SELECT shop_id FROM payment WHERE reference = ${given}`,
    /^\d{12}$/.test(given) && sql`SELECT shop_id FROM payment WHERE utr = ${given}`,
  ].filter((way) => way !== false);
}
