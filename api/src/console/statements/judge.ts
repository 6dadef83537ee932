import type { Verdict } from '@aaspaas/contract/console/statements/verdicts';

/** A payment that a line may be about. */
export interface Candidate {
  readonly id: number;
  readonly reference: string;
  readonly amountPaise: number;
  readonly state: 'due' | 'submitted' | 'confirmed' | 'rejected';
  readonly utr: string | null;
  readonly hasShop: boolean;
  /** It was confirmed before, and that was taken back. */
  readonly wasTakenBack: boolean;
}

/** All that is known about a line before it is judged. */
export interface Evidence {
  readonly amountPaise: number;
  readonly utrs: readonly string[];
  /** Payments whose owners, or whose confirmation, name one of the UTRs. */
  readonly byUtr: readonly Candidate[];
  /** Payments whose reference stands in the narration. */
  readonly byReference: readonly Candidate[];
  /** Open payments whose reference is nearly there. Only where nothing else was found. */
  readonly near: readonly Candidate[];
  /** An earlier line has one of the UTRs. */
  readonly isUtrOnEarlierLine: boolean;
  /** Whether an earlier line pays for this payment. */
  isPaidByEarlierLine(paymentId: number): boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly by: 'utr' | 'reference' | null;
  readonly paymentId: number | null;
}

/** What a line is. It never confirms anything: that is the admin's. */
export function judge(evidence: Evidence): Judgement {
  const { byUtr, byReference, isUtrOnEarlierLine } = evidence;
  const target = targetOf(evidence);
  const by = byReference.length > 0 ? 'reference' : byUtr.length > 0 ? 'utr' : null;
  const says = (verdict: Verdict, payment: Candidate | undefined): Judgement => ({
    verdict,
    by,
    paymentId: payment?.id ?? null,
  });
  if (isUtrOnEarlierLine) return says('used-utr', target ?? byReference[0] ?? byUtr[0]);
  if (target) return says(verdictFor(target, evidence), target);
  const [named] = byReference;
  if (named && byUtr.some(isSpent)) return says('used-utr', named);
  if (named || byUtr.length > 0) return says('conflict', named ?? byUtr[0]);
  const [near, ...others] = evidence.near;
  if (!near) return says('unknown', undefined);
  return says(others.length > 0 ? 'conflict' : 'near-reference', near);
}

const isSpent = ({ state, wasTakenBack }: Candidate): boolean => state === 'confirmed' || wasTakenBack;

/** The one payment that the line speaks of, if there is one. */
function targetOf({ byUtr, byReference }: Evidence): Candidate | undefined {
  const [named, ...more] = byReference;
  if (more.length > 0) return undefined;
  if (named) return byUtr.length === 0 || byUtr.some(({ id }) => id === named.id) ? named : undefined;
  // Whoever claims a UTR that has paid already does not make it doubtful for whom it has paid.
  const spent = byUtr.filter(isSpent);
  const [only, ...rest] = spent.length > 0 ? spent : byUtr;
  return rest.length === 0 ? only : undefined;
}

function verdictFor(target: Candidate, evidence: Evidence): Verdict {
  const { amountPaise, utrs, byReference, isPaidByEarlierLine } = evidence;
  const isSameTransfer = target.utr === null || utrs.length === 0 || utrs.includes(target.utr);
  if (isPaidByEarlierLine(target.id)) return 'paid-twice';
  if (target.state === 'confirmed') {
    if (!isSameTransfer) return 'paid-twice';
    return target.amountPaise === amountPaise ? 'already' : 'wrong-amount';
  }
  if (target.wasTakenBack) return 'taken-back';
  if (!target.hasShop) return 'conflict';
  if (target.amountPaise !== amountPaise) return 'wrong-amount';
  // Anybody can type the UTR of somebody else's transfer; our reference only its payer was given.
  return byReference.length > 0 ? 'certain' : 'utr-only';
}
