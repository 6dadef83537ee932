import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import type { Clock } from '../../system/clock';
import { refreshAdditions } from '../../search/additions/refresh';
import { indexShopsHaving } from '../../search/indexing/index-shops';
import { nameOfCategory, whatOf } from './present';
import { insertAddition, isUsed, lockAddition, type NewAddition, undoAddition } from './queries';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly actor: { readonly accountId: number };
}

/** Stores an addition with its audit entry; other processes are told by the database. */
export async function addToSearch({ db, clock, actor }: Parts, addition: NewAddition): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const id = await insertAddition(tx, addition, actor.accountId, now);
    await recordAuditEntry(
      tx,
      {
        actorId: actor.accountId,
        action: `${addition.kind} added`,
        subject: 'word',
        subjectId: id,
        subjectKey: addition.concept,
        changes: changesOf({}, toldOf(addition)),
      },
      now,
    );
  });
  await takeEffect(db, [addition.word, ...(addition.words ?? []), ...(addition.items ?? [])]);
}

const toldOf = ({ concept, word, sameAs, words, items, categories }: NewAddition) => ({
  concept,
  ...(word !== undefined && { word }),
  ...(sameAs !== undefined && { same_as: sameAs }),
  ...(words && { words: words.join(', ') }),
  ...(items && { items: items.join(', ') }),
  ...(categories && { categories: categories.map(({ id }) => nameOfCategory(id)).join(', ') }),
});

export async function undoInSearch({ db, clock, actor }: Parts, id: number): Promise<void> {
  const now = clock.now();
  const undone = await db.transaction(async (tx) => {
    const row = await lockAddition(tx, id);
    if (!row)
      throw new Failure('missing', 'This addition is not there any more. Please load the page again.');
    if (row.undone_at) throw new Failure('taken', 'Somebody has undone this already.');
    if (row.kind === 'concept' && (await isUsed(tx, row.concept)))
      throw new Failure(
        'taken',
        says('Other additions belong to ‘{concept}’. Please undo those first.', { concept: row.concept }),
      );
    await undoAddition(tx, id, actor.accountId, now);
    const about = { subject: 'word', subjectId: id, subjectKey: row.concept } as const;
    const changes = changesOf({ [row.kind]: whatOf(row) }, { [row.kind]: null });
    const action = `${row.kind} undone`;
    await recordAuditEntry(tx, { actorId: actor.accountId, action, ...about, changes }, now);
    return row;
  });
  await takeEffect(db, [undone.word, ...undone.words, ...undone.items]);
}

/** This process understands it before the admin reads that it is done; listings that have the words follow. */
async function takeEffect(db: Db, words: readonly (string | null | undefined)[]): Promise<void> {
  await refreshAdditions(db);
  await indexShopsHaving(
    db,
    words.filter((word) => typeof word === 'string'),
  );
}
