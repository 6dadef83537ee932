import { Failure } from '@aaspaas/contract/failure';
import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../../db/open';
import { type Found, nothingFound } from './found-queries';
import type { ShopRow } from '../../shop-rows/queries';
import { type Plan, planOf, type Wanted } from './plan';
import { mended, type Try, tries } from './tries';

/** What was found, and by which plan. */
export interface Answer extends Omit<Found, 'tier'>, Plan {
  readonly tier: SearchTier;
  /** The first of the next page, if there is one. */
  readonly next: ShopRow | null;
  /** The shop of the page that the text most likely means. */
  readonly best: ShopRow | null;
  /** True if nothing was found as near as people look. */
  readonly isWider: boolean;
}

export async function findShops(db: Db, wanted: Wanted): Promise<Answer> {
  try {
    const found = await answerTo(db, await planOf(db, { ...wanted, limit: wanted.limit + 1 }));
    const rows = found.rows.slice(0, wanted.limit);
    const best = found.isLater ? (rows[0] ?? null) : bestOf(wanted.text ?? '', rows, found.near);
    return { ...found, rows, best, next: found.rows[wanted.limit] ?? null };
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === statementTimeout;
    throw isTimeout ? new Failure('busy', 'This search takes too long. Please use fewer words.') : error;
  }
}

/** PostgreSQL's code for a statement that it ended because it took too long. */
const statementTimeout = '57014';

type Answered = Omit<Answer, 'best' | 'next'>;

async function answerTo(db: Db, here: Plan): Promise<Answered> {
  const there = here.there ?? here;
  let last: Found = nothingFound;
  for (const one of tries) {
    const plan = one.where === 'here' ? here : there;
    if (!one.when(plan, last)) continue;
    for (const changed of one.change ? await one.change(plan, db) : [plan]) {
      const answer = await runTry(db, changed, one);
      if (one.isKept(answer, changed)) return answer;
      last = answer;
    }
  }
  return { ...mended(there), ...nothingFound, tier: 'none', isWider: false };
}

/** Stops at the first scope in which anything is found. */
async function runTry(db: Db, plan: Plan, { find }: Try): Promise<Answered> {
  let found = nothingFound;
  let turn = 0;
  for (const scope of plan.scopes) {
    found = await find(db, plan, scope);
    if (found.count > 0) break;
    turn++;
  }
  return { ...plan, ...found, tier: found.tier ?? 'none', isWider: found.count > 0 && turn > 0 };
}

interface Named extends Position {
  readonly name: string;
}

/** Nobody goes much further for a plumber only because he is called Plumber. */
const notMuchFurtherKm = 2;

/** The shop whose name contains the text, unless the first is much nearer. */
export function bestOf<Row extends Named>(
  text: string,
  rows: readonly Row[],
  near: Position | null,
): Row | null {
  const [first] = rows;
  const words = text.trim().toLowerCase();
  if (!first || words === '') return null;
  const kmTo = (row: Row) => (near ? distanceKm(near, row) : 0);
  const isMeant = (row: Row) =>
    row.name.toLowerCase().includes(words) && kmTo(row) <= kmTo(first) + notMuchFurtherKm;
  return rows.find(isMeant) ?? first;
}
