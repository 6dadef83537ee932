import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../../db/open';
import { hasLongBeenChief, mailsOut, type ProposalRow } from './queries';

const hourMs = 60 * 60_000;
/** Whoever has stolen one chief's login could make another chief, and confirm with that one. */
const longMs = 24 * hourMs;

interface Asking {
  readonly accountId: number;
  readonly hasMailServer: boolean;
}

export interface MayConfirm {
  /** From when on, for this chief; null where that depends on something else. */
  readonly from: Date | null;
  /** Said until then. */
  readonly says: string;
}

/** When this chief may put the proposal in force: another one's at once, the own one an hour after all chiefs were told. */
export async function mayConfirm(db: Db, row: ProposalRow, asking: Asking, now: Date): Promise<MayConfirm> {
  if (row.proposer_id !== asking.accountId) return othersProposal(db, row, asking, now);
  const { unsent, last_sent } = await mailsOut(db, row.id);
  if (asking.hasMailServer && unsent > 0)
    return {
      from: null,
      says: 'Another chief can confirm it now. You alone can an hour after the mail about it has gone out to every chief, which it has not yet: look into Mail.',
    };
  const told = last_sent && last_sent > row.proposed_at ? last_sent : row.proposed_at;
  return {
    from: new Date(told.getTime() + hourMs),
    says: 'Another chief can confirm it now. You alone can an hour after all chiefs were told.',
  };
}

async function othersProposal(
  db: Db,
  row: ProposalRow,
  { accountId }: Asking,
  now: Date,
): Promise<MayConfirm> {
  if (await hasLongBeenChief(db, accountId, new Date(now.getTime() - longMs)))
    return { from: row.proposed_at, says: '' };
  return { from: null, says: 'You have been chief for less than a day, so you cannot confirm it.' };
}

export async function demandTurn(db: Db, row: ProposalRow, asking: Asking, now: Date): Promise<void> {
  const { from, says } = await mayConfirm(db, row, asking, now);
  if (!from || from > now) throw new Failure('mismatch', says);
}
