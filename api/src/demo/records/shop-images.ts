import type { DemoPhotos } from '../demo-photos';
import { demoShopId } from '../sign-ins';
import { demoShop } from '../words/demo-shop';
import type { Business } from './business';
import { randomFor } from './random';

interface ShopImageRow {
  readonly shopId: number;
  readonly mediaHash: string;
  readonly position: number;
  readonly createdAt: string;
}

/** One to seven pictures each. Shops of one category begin with different ones, so that neighbours do not look alike. */
export function makeShopImages(businesses: readonly Business[], pictures: DemoPhotos): ShopImageRow[] {
  const random = randomFor('shop images');
  const begun = new Map<number, number>();
  return businesses.filter(isBranded).flatMap(({ shop }) => {
    const hashes = pictures.shop.get(shop.categoryId) ?? [];
    if (hashes.length === 0) throw new Error(`no picture for category ${shop.categoryId}`);
    const start = begun.get(shop.categoryId) ?? 0;
    begun.set(shop.categoryId, start + 1);
    const count = shop.id === demoShopId ? demoShop.pictures : Math.min(hashes.length, random.whole(1, 7));
    return Array.from({ length: count }, (_, position) => ({
      shopId: shop.id,
      mediaHash: hashes[(start + position) % hashes.length] ?? '',
      position,
      createdAt: shop.createdAt,
    }));
  });
}

/** An owner who skipped the branding has no pictures either. */
const isBranded = ({ shop }: Business): boolean => shop.items.length > 0;
