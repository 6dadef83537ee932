import { confirmedAtOnce } from '@aaspaas/contract/console/statements/limits';
import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { confirmPayment } from '../../payments/settle/confirm-payment';
import { asFailure } from '../../http/failures';
import { judgeLines } from './judge-lines';
import * as queries from './queries';

interface Confirming {
  readonly statementId: number;
  /** How many the admin has been shown. */
  readonly count: number;
  readonly actorId: number;
  readonly publicUrl: string;
  /** confirmedAtOnce, unless a test sets another. */
  readonly most?: number;
}

export interface Confirmed {
  readonly confirmed: number;
  readonly left: number;
}

/**
 * Confirms the payments of the first certain lines, each in a transaction of its own: what somebody has settled
 * meanwhile is left out, and does not stop the others.
 */
export async function confirmLines(db: Db, confirming: Confirming, now: Date): Promise<Confirmed> {
  const { statementId, count, actorId, most = confirmedAtOnce } = confirming;
  const lines = await queries.certainLines(db, statementId);
  if (lines.length !== count)
    throw new Failure(
      'taken',
      says('There are {n} certain lines now, not {count}. Please look again.', { n: lines.length, count }),
    );
  let confirmed = 0;
  for (const line of lines.slice(0, most)) confirmed += Number(await confirmOne(db, line, confirming, now));
  await matchAgain(db, statementId);
  const about = { subject: 'statement', subjectId: statementId, detail: { confirmed } } as const;
  await recordAuditEntry(db, { actorId, action: 'certain lines confirmed', ...about }, now);
  return { confirmed, left: (await queries.certainLines(db, statementId)).length };
}

async function confirmOne(db: Db, lineId: number, given: Confirming, now: Date): Promise<boolean> {
  try {
    return await db.transaction((tx) => confirmIfCertain(tx, lineId, given, now));
  } catch (error) {
    // Settled, suspended or deleted by somebody else; the line says so once it is matched again.
    if (asFailure(error).kind === 'broken') throw error;
    return false;
  }
}

/** The line is judged once more, because owners and admins go on working. */
async function confirmIfCertain(
  tx: Db,
  lineId: number,
  { actorId, publicUrl }: Confirming,
  now: Date,
): Promise<boolean> {
  const line = await queries.holdLine(tx, lineId);
  if (!line || line.verdict !== 'certain') return false;
  const [judgement] = await judgeLines(tx, [asJudged(line)]);
  const paymentId = line.payment_id;
  if (judgement?.verdict !== 'certain' || paymentId === null || judgement.paymentId !== paymentId)
    return false;
  await settleWithLine(tx, { line, paymentId, actorId, publicUrl }, now);
  return true;
}

export interface LineSettlement {
  readonly line: queries.OpenLine;
  readonly paymentId: number;
  readonly actorId: number;
  readonly publicUrl: string;
  /** What the admin says instead of the line. */
  readonly utr?: string | null;
  readonly receivedPaise?: number | null;
  readonly agreedDays?: number | null;
}

/** Confirms a payment with what the bank says: its UTR and its amount. */
export async function settleWithLine(tx: Db, settlement: LineSettlement, now: Date): Promise<string> {
  const { line, paymentId, actorId, publicUrl, utr, receivedPaise, agreedDays = null } = settlement;
  const [only, ...more] = line.utrs;
  const confirmation = {
    paymentId,
    actorId,
    publicUrl,
    // With several numbers of twelve digits nobody knows which is the UTR: then it is what the owner has typed.
    utr: utr ?? (more.length === 0 ? (only ?? null) : null),
    receivedPaise: receivedPaise ?? line.amount_paise,
    agreedDays,
  };
  const receipt = await confirmPayment(tx, confirmation, now);
  await queries.markLineConfirmed(tx, line.id, paymentId);
  return receipt;
}

/** Looks again what the lines are that nobody has settled. */
export async function matchAgain(db: Db, statementId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const lines = await queries.openLines(tx, statementId);
    const judgements = await judgeLines(tx, lines.map(asJudged));
    const judged = lines.flatMap(({ id }, at) => {
      const judgement = judgements[at];
      return judgement ? [{ id, ...judgement }] : [];
    });
    await queries.writeJudgements(tx, judged);
  });
}

const asJudged = ({ amount_paise: amountPaise, ...line }: queries.OpenLine) => ({ ...line, amountPaise });
