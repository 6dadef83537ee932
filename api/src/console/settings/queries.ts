import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface ProposalRow {
  id: number;
  upi_id: string;
  payee: string;
  proposed_at: Date;
  /** Null: the account is gone. */
  proposed_by: string | null;
}

/** The proposal that has been neither confirmed nor stopped. There is at most one. */
export function openProposal(db: Db): Promise<ProposalRow | null> {
  return db.maybe<ProposalRow>(sql`
    SELECT payee_proposal.id, upi_id, payee, proposed_at, account.name AS proposed_by
    FROM payee_proposal LEFT JOIN account ON account.id = payee_proposal.proposed_by
    WHERE ended_at IS NULL`);
}

export type NewProposal = Pick<ProposalRow, 'upi_id' | 'payee'> & { readonly accountId: number };

export async function addProposal(
  tx: Db,
  { upi_id, payee, accountId }: NewProposal,
  now: Date,
): Promise<void> {
  await tx.run(sql`UPDATE payee_proposal SET ended_at = ${now} WHERE ended_at IS NULL`);
  await tx.run(sql`
    INSERT INTO payee_proposal (upi_id, payee, proposed_by, proposed_at)
    VALUES (${upi_id}, ${payee}, ${accountId}, ${now})`);
}

/** Ends it for whoever comes first; null for everybody after. */
export function takeProposal(
  tx: Db,
  id: number,
  now: Date,
): Promise<Pick<ProposalRow, 'upi_id' | 'payee' | 'proposed_at'> | null> {
  return tx.maybe<ProposalRow>(sql`
    UPDATE payee_proposal SET ended_at = ${now} WHERE id = ${id} AND ended_at IS NULL
    RETURNING upi_id, payee, proposed_at`);
}
