import { Failure } from '@aaspaas/contract/failure';
import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../db/open';
import { type Found, nothingFound } from './found-queries';
import { type Plan, planOf, type Wanted } from './plan';
import { mended, type Try, tries } from './tries';

/** What was found, and the plan by which it was. */
export interface Answer extends Omit<Found, 'tier'>, Plan {
  readonly tier: SearchTier;
  /** True if nothing was found as near as people look. */
  readonly isWider: boolean;
}

export async function findShops(db: Db, wanted: Wanted): Promise<Answer> {
  try {
    return await answerTo(db, await planOf(db, wanted));
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === statementTimeout;
    throw isTimeout ? new Failure('busy', 'This search takes too long. Please use fewer words.') : error;
  }
}

/** PostgreSQL's code for a statement that it ended because it took too long. */
const statementTimeout = '57014';

async function answerTo(db: Db, here: Plan): Promise<Answer> {
  const there = here.there ?? here;
  let last: Found = nothingFound;
  for (const one of tries) {
    const plan = one.where === 'here' ? here : there;
    if (!one.when(plan, last)) continue;
    for (const changed of one.change ? await one.change(plan, db) : [plan]) {
      const answer = await look(db, changed, one);
      if (one.isKept(answer, changed)) return answer;
      last = answer;
    }
  }
  return { ...mended(there), ...nothingFound, tier: 'none', isWider: false };
}

/** The first scope that has anything decides. */
async function look(db: Db, plan: Plan, { find }: Try): Promise<Answer> {
  let found = nothingFound;
  let turn = 0;
  for (const scope of plan.scopes) {
    found = await find(db, plan, scope);
    if (found.count > 0) break;
    turn++;
  }
  return { ...plan, ...found, tier: found.tier ?? 'none', isWider: found.count > 0 && turn > 0 };
}
