import { categories } from '@aaspaas/contract/shops/categories';
import { mostCounted, type SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../db/open';
import type { Answer } from './find-shops';
import { whereOf } from './honest-line';
import { kindMeant } from './kind-meant';
import type { KindWanted } from './kind-wanted';
import type { ListReply } from './list-reply';
import { countOffering } from './other-kind-queries';
import { topicOf } from './topics';
import { type Concept, isQualifier } from './understanding/concepts/concept';
import { findConcept } from './understanding/tables';
import type { Understanding } from './understanding/understanding';

export type OtherKind = NonNullable<NonNullable<ListReply['understood']>['other_kind']>;

const questions: Record<KindWanted, string> = {
  shop: 'Looking for a shop?',
  service: 'Looking for somebody to do it?',
};

/** A list of shops has no plumber: who looks there for a leaking tap is told how many services would do it. */
export async function otherKindFor(db: Db, answer: Answer): Promise<OtherKind | null> {
  const { wanted, understanding, scopes } = answer;
  const kind = wanted.kind && otherOf[wanted.kind];
  if (!kind || wanted.offset > 0 || understanding.isTalk) return null;
  const concept = conceptOf(understanding);
  if (!concept || !isRatherFor(kind, understanding, answer.tier)) return null;
  const count = await countOffering(db, { ...wanted, ...scopes[0], kind }, topicOf(concept.id));
  if (count === 0) return null;
  return {
    kind,
    asks: questions[kind],
    offers: offersOf(count, kind, concept, whereOf(answer)),
  };
}

const otherOf: Record<KindWanted, KindWanted> = { shop: 'service', service: 'shop' };

/** By the files or the operator's words, not by a guess. */
function conceptOf({ concepts }: Understanding): Concept | null {
  const likeliest = concepts.find((one) => !isQualifier(one));
  return likeliest && likeliest.from !== 'guess' ? findConcept(likeliest.id) : null;
}

const hardlyAnswers: readonly SearchTier[] = ['category', 'words', 'none'];

/** A business of just the name that was typed is what was looked for. */
const isRatherFor = (kind: KindWanted, understanding: Understanding, tier: SearchTier): boolean =>
  tier !== 'name' && (kindMeant(understanding) === kind || hardlyAnswers.includes(tier));

/** '12 services for tap repair near Koramangala'. */
function offersOf(count: number, kind: KindWanted, { items, categories: meant }: Concept, where: string) {
  const category = categories.find(({ id }) => id === meant[0]?.id)?.name ?? '';
  const many = count > mostCounted ? `${mostCounted}+` : String(count);
  return `${many} ${kind}${count === 1 ? '' : 's'} for ${items[0] ?? category} ${where}`;
}
