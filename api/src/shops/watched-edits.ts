import type { Db } from '../db/open';
import { dropEdit, keepEdit, readEditBefore } from './edit-queries';
import { type Watched, watchedFields } from './watched';

/** Keeps what was there before, until an operator has looked. Who changes a name back leaves nothing to look at. */
export async function watchEdit(tx: Db, shopId: number, was: Watched, is: Watched, now: Date): Promise<void> {
  if (isSame(was, is)) return;
  const kept = await readEditBefore(tx, shopId);
  const before = Object.fromEntries(
    watchedFields
      .map((field) => [field, kept && field in kept ? kept[field] : was[field]] as const)
      .filter(([field, value]) => value !== is[field]),
  );
  if (Object.keys(before).length > 0) await keepEdit(tx, shopId, before, now);
  else if (kept) await dropEdit(tx, shopId);
}

/** An operator who changes such a field has looked. */
export async function settleWatched(tx: Db, shopId: number, was: Watched, is: Watched): Promise<void> {
  if (!isSame(was, is)) await dropEdit(tx, shopId);
}

const isSame = (was: Watched, is: Watched): boolean =>
  watchedFields.every((field) => was[field] === is[field]);
