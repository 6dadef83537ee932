import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

/** Whoever has not been heard of for so long has closed the page, or the laptop. */
const claimLastsMs = 5 * 60_000;

export const claimEnds = (now: Date): Date => new Date(now.getTime() - claimLastsMs);

interface Claim {
  readonly paymentId: number;
  readonly accountId: number;
  /** Also if somebody else has it. */
  readonly isTakenOver: boolean;
}

/** Takes the payment, or says again that the caller still has it open. Leaves it to somebody else who has it. */
export async function claimPayment(db: Db, claim: Claim, now: Date): Promise<void> {
  const { paymentId, accountId, isTakenOver } = claim;
  await db.run(sql`
    INSERT INTO payment_claim AS c (payment_id, account_id, since, seen_at)
    SELECT id, ${accountId}, ${now}, ${now} FROM payment WHERE id = ${paymentId}
    ON CONFLICT (payment_id) DO UPDATE SET seen_at = excluded.seen_at, account_id = excluded.account_id,
      since = CASE WHEN c.account_id = excluded.account_id AND c.seen_at > ${claimEnds(now)}
        THEN c.since ELSE excluded.since END
    WHERE c.account_id = excluded.account_id OR c.seen_at <= ${claimEnds(now)} OR ${isTakenOver}`);
}

export async function releasePayment(db: Db, paymentId: number, accountId: number): Promise<void> {
  await db.run(sql`DELETE FROM payment_claim WHERE payment_id = ${paymentId} AND account_id = ${accountId}`);
}

export interface ClaimRow {
  claimed_by: number | null;
  claim_name: string | null;
  claimed_since: Date | null;
}

export function findClaim(db: Db, paymentId: number, now: Date): Promise<ClaimRow | null> {
  return db.maybe<ClaimRow>(sql`
    SELECT c.account_id AS claimed_by, a.name AS claim_name, c.since AS claimed_since
    FROM payment_claim c JOIN account a ON a.id = c.account_id
    WHERE c.payment_id = ${paymentId} AND c.seen_at > ${claimEnds(now)}`);
}
