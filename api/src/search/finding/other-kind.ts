import { bothCategories, serviceCategories, shopCategories } from '@aaspaas/contract/registration/categories';
import { categories, categoryNamed } from '@aaspaas/contract/shops/categories';
import { mostCounted, type SearchTier } from '@aaspaas/contract/shops/found-shapes';
import { Said, says } from '@aaspaas/contract/says';
import type { Db } from '../../db/open';
import type { Answer } from './find-shops';
import { type ListReply, whereOf } from './honest-line';
import type { KindWanted } from '../kind-wanted';
import { countOffering } from './browse-queries';
import { topicOf } from '../indexing/topics';
import { type Concept, isQualifier } from '../understanding/concepts/concept';
import { findConcept } from '../understanding/tables';
import type { Understanding } from '../understanding/understanding';

export type OtherKind = NonNullable<NonNullable<ListReply['understood']>['other_kind']>;

const questions: Record<KindWanted, string> = {
  shop: 'Looking for a shop?',
  service: 'Looking for somebody to do it?',
};

/** Somebody who searches among shops for a leaking tap is told how many services would mend it. */
export async function otherKindFor(db: Db, answer: Answer): Promise<OtherKind | null> {
  const { wanted, understanding, scopes } = answer;
  const kind = wanted.kind && otherOf[wanted.kind];
  if (!kind || wanted.offset > 0 || understanding.isTalk) return null;
  const concept = conceptOf(understanding);
  if (!concept || !isRatherFor(kind, understanding, answer.tier)) return null;
  const count = await countOffering(db, { ...wanted, ...scopes[0], kind }, topicOf(concept.id));
  if (count === 0) return null;
  const offers = offersOf(count, kind, concept, whereOf(answer));
  return { kind, asks: questions[kind], count, offers: String(offers), offers_facts: offers };
}

const otherOf: Record<KindWanted, KindWanted> = { shop: 'service', service: 'shop' };

/** Known from the concept files or the additions, not guessed. */
function conceptOf({ concepts }: Understanding): Concept | null {
  const likeliest = concepts.find((one) => !isQualifier(one));
  return likeliest && likeliest.from !== 'guess' ? findConcept(likeliest.id) : null;
}

const hardlyAnswers: readonly SearchTier[] = ['category', 'words', 'none'];

/** False where a business has just the name that was typed: that was wanted. */
const isRatherFor = (kind: KindWanted, understanding: Understanding, tier: SearchTier): boolean =>
  tier !== 'name' && (kindMeant(understanding) === kind || hardlyAnswers.includes(tier));

/** '12 services for tap repair near Koramangala'. */
function offersOf(count: number, kind: KindWanted, { items, categories: meant }: Concept, where: Said) {
  const category = new Said(categories.find(({ id }) => id === meant[0]?.id)?.name ?? '', {});
  const many = count > mostCounted ? `${mostCounted}+` : String(count);
  const what = items[0] ?? category;
  if (kind === 'shop')
    return count === 1
      ? says('1 shop for {what} {where}', { what, where })
      : says('{n} shops for {what} {where}', { n: many, what, where });
  return count === 1
    ? says('1 service for {what} {where}', { what, where })
    : says('{n} services for {what} {where}', { n: many, what, where });
}

/** Categories that only one kind of business can register under. */
const idsOf: Record<KindWanted, ReadonlySet<number | undefined>> = {
  shop: idsWithout(shopCategories.names, serviceCategories.names),
  service: idsWithout(serviceCategories.names, bothCategories.names),
};

function idsWithout(names: readonly string[], others: readonly string[]): ReadonlySet<number | undefined> {
  return new Set(names.filter((name) => !others.includes(name)).map((name) => categoryNamed(name)?.id));
}

/** One kind must be this much likelier than the other. */
const muchLikelier = 2;

/** Shops or services, by the categories that are meant; null if it may be either. */
function kindMeant({ categories }: Pick<Understanding, 'categories'>): KindWanted | null {
  const weightOf = (kind: KindWanted) =>
    [...categories].reduce((sum, [id, weight]) => sum + (idsOf[kind].has(id) ? weight : 0), 0);
  const [shop, service] = [weightOf('shop'), weightOf('service')];
  if (shop > muchLikelier * service) return 'shop';
  return service > muchLikelier * shop ? 'service' : null;
}
