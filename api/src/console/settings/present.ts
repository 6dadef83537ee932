import type { ReplyOf } from '@aaspaas/contract/call';
import type { readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { proposalLastsMs } from './payee';
import type { ProposalRow } from './queries';
import type { MayConfirm } from './who-confirms';

type Proposal = ReplyOf<typeof readAllSettings>['proposal'];

/** None where it has waited too long to be confirmed. */
export function presentProposal(row: ProposalRow, { from, says }: MayConfirm, now: Date): Proposal {
  const endsAt = new Date(row.proposed_at.getTime() + proposalLastsMs);
  if (endsAt <= now) return null;
  return {
    proposal_id: row.id,
    upi_id: row.upi_id,
    payee: row.payee,
    proposed_at: row.proposed_at.toISOString(),
    proposed_by: row.proposed_by,
    ends_at: endsAt.toISOString(),
    can_confirm: from !== null && from <= now,
    confirm_from: from?.toISOString() ?? null,
    who_confirms: says,
  };
}
