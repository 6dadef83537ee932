import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface ProposalRow {
  id: number;
  upi_id: string;
  payee: string;
  proposed_at: Date;
  /** Null: the account is gone. */
  proposed_by: string | null;
  proposer_id: number | null;
}

/** The proposal that has been neither confirmed nor stopped. There is at most one. */
export function openProposal(db: Db): Promise<ProposalRow | null> {
  return db.maybe<ProposalRow>(sql`
    SELECT payee_proposal.id, upi_id, payee, proposed_at, account.name AS proposed_by,
      account.id AS proposer_id
    FROM payee_proposal LEFT JOIN account ON account.id = payee_proposal.proposed_by
    WHERE ended_at IS NULL`);
}

export type NewProposal = Pick<ProposalRow, 'upi_id' | 'payee'> & {
  readonly accountId: number;
  /** Those to chiefs. */
  readonly mails: readonly number[];
};

export async function addProposal(
  tx: Db,
  { upi_id, payee, accountId, mails }: NewProposal,
  now: Date,
): Promise<void> {
  await tx.run(sql`UPDATE payee_proposal SET ended_at = ${now} WHERE ended_at IS NULL`);
  await tx.run(sql`
    INSERT INTO payee_proposal (upi_id, payee, proposed_by, proposed_at, mails)
    VALUES (${upi_id}, ${payee}, ${accountId}, ${now}, ${mails}::bigint[])`);
}

/** Ends it for whoever comes first; null for everybody after. */
export function takeProposal(tx: Db, id: number, now: Date): Promise<ProposalRow | null> {
  return tx.maybe<ProposalRow>(sql`
    UPDATE payee_proposal SET ended_at = ${now} WHERE id = ${id} AND ended_at IS NULL
    RETURNING id, upi_id, payee, proposed_at, NULL AS proposed_by, proposed_by AS proposer_id`);
}

/**
 * How many of the mails to chiefs about a proposal have not gone out, and when the last one has. A mail that was taken
 * out of the outbox has told nobody; those that were sent stay there for longer than a proposal lasts.
 */
export function mailsOut(db: Db, id: number): Promise<{ unsent: number; last_sent: Date | null }> {
  return db.one<{ unsent: number; last_sent: Date | null }>(sql`
    SELECT cardinality(p.mails) - count(o.sent_at) AS unsent, max(o.sent_at) AS last_sent
    FROM payee_proposal p LEFT JOIN outbox o ON o.id = ANY(p.mails)
    WHERE p.id = ${id} GROUP BY p.id`);
}

/** Neither made nor given the grade since then. */
export async function hasLongBeenChief(db: Db, accountId: number, since: Date): Promise<boolean> {
  const long = await db.maybe(sql`
    SELECT 1 FROM account
    WHERE id = ${accountId} AND grade = 'chief' AND created_at <= ${since} AND NOT EXISTS (
      SELECT FROM audit WHERE subject = 'admin' AND subject_id = ${accountId} AND action = 'grade changed'
        AND at > ${since})`);
  return long !== null;
}
