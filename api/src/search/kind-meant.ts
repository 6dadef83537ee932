import { bothCategories, serviceCategories, shopCategories } from '@aaspaas/contract/registration/categories';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import type { KindWanted } from './kind-wanted';
import type { Understanding } from './understanding/understanding';

/** Categories that only one kind of business can register under. */
const idsOf: Record<KindWanted, ReadonlySet<number | undefined>> = {
  shop: idsWithout(shopCategories.names, serviceCategories.names),
  service: idsWithout(serviceCategories.names, bothCategories.names),
};

function idsWithout(names: readonly string[], others: readonly string[]): ReadonlySet<number | undefined> {
  return new Set(names.filter((name) => !others.includes(name)).map((name) => categoryNamed(name)?.id));
}

/** So much likelier must one kind be than the other. */
const muchLikelier = 2;

/** Shops or services, by the categories that are meant; null where it may be either. */
export function kindMeant({ categories }: Pick<Understanding, 'categories'>): KindWanted | null {
  const weightOf = (kind: KindWanted) =>
    [...categories].reduce((sum, [id, weight]) => sum + (idsOf[kind].has(id) ? weight : 0), 0);
  const [shop, service] = [weightOf('shop'), weightOf('service')];
  if (shop > muchLikelier * service) return 'shop';
  return service > muchLikelier * shop ? 'service' : null;
}
