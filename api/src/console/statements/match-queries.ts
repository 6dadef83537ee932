import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface CandidateRow {
  id: number;
  reference: string;
  amount_paise: number;
  state: 'due' | 'submitted' | 'confirmed' | 'rejected';
  utr: string | null;
  has_shop: boolean;
  was_taken_back: boolean;
  /** UTRs that the ledger has for it. */
  entered_utrs: string[];
}

// What was received counts for a payment that is confirmed, what was asked for otherwise.
const candidates = sql`
  SELECT p.id, p.reference, p.state, p.utr, p.shop_id IS NOT NULL AS has_shop,
    coalesce((SELECT l.amount_paise FROM ledger l
      WHERE p.state = 'confirmed' AND l.payment_id = p.id AND l.kind = 'confirmation' ORDER BY l.id DESC LIMIT 1),
      p.amount_paise) AS amount_paise,
    p.state <> 'confirmed' AND EXISTS (SELECT FROM ledger l WHERE l.payment_id = p.id) AS was_taken_back,
    ARRAY(SELECT l.utr FROM ledger l WHERE l.payment_id = p.id AND l.utr IS NOT NULL) AS entered_utrs
  FROM payment p`;

export function findCandidates(
  db: Db,
  utrs: readonly string[],
  references: readonly string[],
): Promise<CandidateRow[]> {
  return db.many<CandidateRow>(sql`
    ${candidates} WHERE p.id IN (
      SELECT id FROM payment WHERE utr = ANY(${utrs})
      UNION SELECT id FROM payment WHERE reference = ANY(${references})
      UNION SELECT payment_id FROM ledger WHERE utr = ANY(${utrs}))
    ORDER BY p.id`);
}

/** Payments that money could still come for. */
export function openCandidates(db: Db): Promise<CandidateRow[]> {
  return db.many<CandidateRow>(sql`
    SELECT p.id, p.reference, p.state, p.utr, true AS has_shop, p.amount_paise, false AS was_taken_back,
      '{}'::text[] AS entered_utrs
    FROM payment p WHERE p.state IN ('due', 'submitted', 'rejected') AND p.shop_id IS NOT NULL ORDER BY p.id`);
}

/** Lines with one of the UTRs, each with all that it has. */
export function linesWithUtrs(db: Db, utrs: readonly string[]): Promise<{ id: number; utrs: string[] }[]> {
  return db.many<{ id: number; utrs: string[] }>(sql`
    SELECT id, utrs FROM statement_line WHERE utrs && ${utrs}::text[] AND same_as IS NULL`);
}

/** Lines that pay, or have paid, for one of the payments. */
export function linesPaying(
  db: Db,
  paymentIds: readonly number[],
): Promise<{ id: number; payment_id: number }[]> {
  return db.many<{ id: number; payment_id: number }>(sql`
    SELECT id, payment_id FROM statement_line
    WHERE payment_id = ANY(${paymentIds}) AND verdict IN ('certain', 'confirmed', 'already') AND same_as IS NULL`);
}
