import type { ReplyOf } from '@aaspaas/contract/call';
import type { readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { proposalLastsMs } from './payee';
import type { ProposalRow } from './queries';

type Proposal = ReplyOf<typeof readAllSettings>['proposal'];

/** None where it has waited too long to be confirmed. */
export function presentProposal(row: ProposalRow | null, now: Date): Proposal {
  if (!row) return null;
  const endsAt = new Date(row.proposed_at.getTime() + proposalLastsMs);
  if (endsAt <= now) return null;
  return {
    proposal_id: row.id,
    upi_id: row.upi_id,
    payee: row.payee,
    proposed_at: row.proposed_at.toISOString(),
    proposed_by: row.proposed_by,
    ends_at: endsAt.toISOString(),
  };
}
