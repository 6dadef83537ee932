import { Failure } from '@aaspaas/contract/failure';
import { dayMs } from '@aaspaas/contract/durations';
import { listAdmins } from '../../accounts/admin-queries';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import type { Actor } from '../../http/session/actor';
import { payeeProposedLetter } from '../../mail/letters/payee';
import { queueMail } from '../../mail/queries';
import { changeSettings, payeeOf } from './change-settings';
import { lockSettings, readSettings, type Settings } from '../../settings/queries';
import { addProposal, takeProposal } from './queries';
import { demandTurn } from './who-confirms';

/** Long enough to try it with a rupee, too short to be forgotten and confirmed by somebody else much later. */
export const proposalLastsMs = dayMs;

type Payee = Pick<Settings, 'upi_id' | 'payee'>;

interface Proposal {
  readonly actor: Actor;
  readonly publicUrl: string;
}

interface Confirmation extends Proposal {
  readonly proposalId: number;
  readonly hasMailServer: boolean;
}

const about = { subject: 'setting', subjectId: null, subjectKey: 'upi_id' } as const;

/** Writes the proposal down in place of an earlier one, and tells all admins. */
export async function propose(db: Db, next: Payee, { actor, publicUrl }: Proposal, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await readSettings(tx);
    if (before.upi_id === next.upi_id && before.payee === next.payee)
      throw new Failure('taken', 'Payments go there already.');
    const changes = changesOf<Payee>(before, next);
    await recordAuditEntry(
      tx,
      { actorId: actor.accountId, action: 'payee proposed', ...about, changes },
      now,
    );
    const mails: number[] = [];
    const by = { publicUrl, by: actor.name };
    for (const { id, email, grade } of await listAdmins(tx)) {
      const mail = await queueMail(
        tx,
        id,
        payeeProposedLetter(email, payeeOf(before), payeeOf(next), by),
        now,
      );
      if (mail !== null && grade === 'chief') mails.push(mail);
    }
    await addProposal(tx, { ...next, accountId: actor.accountId, mails }, now);
  });
}

/** Resolves to how many owners were waiting for payments to open. */
export function confirm(db: Db, { proposalId, ...by }: Confirmation, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const proposal = await take(tx, proposalId, now);
    const { upi_id, payee, proposed_at } = proposal;
    if (now.getTime() - proposed_at.getTime() >= proposalLastsMs)
      throw new Failure('gone', 'This change has waited for more than a day. Please propose it again.');
    const { actor, publicUrl, hasMailServer } = by;
    await demandTurn(tx, proposal, { accountId: actor.accountId, hasMailServer }, now);
    return changeSettings(tx, { values: { upi_id, payee }, actor, publicUrl }, now);
  });
}

export async function drop(db: Db, proposalId: number, actor: Actor, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, proposalId, now);
    await recordAuditEntry(tx, { actorId: actor.accountId, action: 'payee stopped', ...about }, now);
  });
}

async function take(tx: Db, proposalId: number, now: Date) {
  const taken = await takeProposal(tx, proposalId, now);
  if (!taken)
    throw new Failure('taken', 'This change was already made or stopped. Please load the page again.');
  return taken;
}
