import type { Db } from '../../db/open';
import { type Candidate, judge, type Judgement } from './judge';
import {
  type CandidateRow,
  findCandidates,
  linesPaying,
  linesWithUtrs,
  openCandidates,
} from './match-queries';
import { compact, openNearIndex, windowsOf } from './near-references';

export interface JudgedLine {
  /** Null: not stored yet, and later than all that are. */
  readonly id: number | null;
  readonly amountPaise: number;
  readonly narration: string;
  readonly utrs: readonly string[];
}

const linesAtOnce = 500;

/** What each line is, in their order. */
export async function judgeLines(db: Db, lines: readonly JudgedLine[]): Promise<Judgement[]> {
  const near = nearFinder(db);
  // What the lines before have used up; those that are stored are looked up.
  const seen: Seen = { utrs: new Set(), paid: new Set() };
  const judgements: Judgement[] = [];
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const some = lines.slice(from, from + linesAtOnce);
    const facts = await gatherFacts(db, some, new Set(lines.map(({ id }) => id)));
    for (const line of some) {
      const judgement = await judgeLine(line, facts, seen, near);
      line.utrs.forEach((utr) => seen.utrs.add(utr));
      const { verdict, paymentId } = judgement;
      if (paymentId !== null && (verdict === 'certain' || verdict === 'already')) seen.paid.add(paymentId);
      judgements.push(judgement);
    }
  }
  return judgements;
}

interface Seen {
  readonly utrs: Set<string>;
  readonly paid: Set<number>;
}

interface Facts {
  readonly candidates: readonly CandidateRow[];
  readonly byReference: ReadonlyMap<string, CandidateRow>;
  /** Of stored lines that are not judged now. */
  readonly utrLines: readonly { id: number; utrs: string[] }[];
  readonly payingLines: readonly { id: number; payment_id: number }[];
}

async function gatherFacts(
  db: Db,
  lines: readonly JudgedLine[],
  judged: ReadonlySet<number | null>,
): Promise<Facts> {
  const utrs = [...new Set(lines.flatMap((line) => line.utrs))];
  const references = [...new Set(lines.flatMap(({ narration }) => windowsOf(compact(narration))))];
  const candidates = await findCandidates(db, utrs, references);
  const ids = candidates.map(({ id }) => id);
  return {
    candidates,
    byReference: new Map(candidates.map((row) => [row.reference, row])),
    utrLines: (await linesWithUtrs(db, utrs)).filter(({ id }) => !judged.has(id)),
    payingLines: (await linesPaying(db, ids)).filter(({ id }) => !judged.has(id)),
  };
}

async function judgeLine(
  line: JudgedLine,
  { candidates, byReference, utrLines, payingLines }: Facts,
  seen: Seen,
  near: NearFinder,
): Promise<Judgement> {
  const hasUtr = (utrs: readonly (string | null)[]) => line.utrs.some((utr) => utrs.includes(utr));
  const isEarlier = (id: number) => line.id === null || id < line.id;
  const text = compact(line.narration);
  const named = windowsOf(text).flatMap((window) => byReference.get(window) ?? []);
  const byUtr = candidates.filter(({ utr, entered_utrs: entered }) => hasUtr([utr, ...entered]));
  const isFound = named.length > 0 || byUtr.length > 0;
  const nearby = isFound ? [] : await near(text);
  return judge({
    amountPaise: line.amountPaise,
    utrs: line.utrs,
    byUtr: byUtr.map(asCandidate),
    byReference: [...new Set(named)].map(asCandidate),
    near: nearby.map(asCandidate),
    isUtrOnEarlierLine:
      line.utrs.some((utr) => seen.utrs.has(utr)) ||
      utrLines.some(({ id, utrs }) => isEarlier(id) && hasUtr(utrs)),
    isPaidByEarlierLine: (paymentId) =>
      seen.paid.has(paymentId) ||
      payingLines.some((paying) => paying.payment_id === paymentId && isEarlier(paying.id)),
  });
}

type NearFinder = (text: string) => Promise<CandidateRow[]>;

/** The open payments are read when the first line needs them. */
function nearFinder(db: Db): NearFinder {
  let finding: Promise<(text: string) => CandidateRow[]> | null = null;
  const open = async () => {
    const rows = await openCandidates(db);
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    const find = openNearIndex([...byReference.keys()]);
    return (text: string) => find(text).flatMap((reference) => byReference.get(reference) ?? []);
  };
  return async (text) => {
    finding ??= open();
    return (await finding)(text);
  };
}

const asCandidate = (row: CandidateRow): Candidate => ({
  id: row.id,
  reference: row.reference,
  amountPaise: row.amount_paise,
  state: row.state,
  utr: row.utr,
  hasShop: row.has_shop,
  wasTakenBack: row.was_taken_back,
});
