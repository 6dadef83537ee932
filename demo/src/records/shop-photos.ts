import type { DemoPhotos } from './demo-photos';
import { demoShopId } from '../../../api/src/demo-accounts/sign-ins';
import { demoShop } from '../words/demo-shop';
import type { Business } from './business';
import { randomFor } from './random';

interface ShopPhotoRow {
  readonly shopId: number;
  readonly mediaHash: string;
  readonly position: number;
  readonly createdAt: string;
}

/** The first start takes longer with every photo. */
const shopsWithManyPhotos = 420;

/** One to seven for the oldest shops, one for the others. Shops of one category begin with different ones, so that their cards differ. */
export function makeShopPhotos(businesses: readonly Business[], photos: DemoPhotos): ShopPhotoRow[] {
  const random = randomFor('shop images');
  const begun = new Map<number, number>();
  return businesses.filter(isBranded).flatMap(({ shop }) => {
    const hashes = photos.shop.get(shop.categoryId) ?? [];
    if (hashes.length === 0) throw new Error(`no photo for category ${shop.categoryId}`);
    const start = begun.get(shop.categoryId) ?? 0;
    begun.set(shop.categoryId, start + 1);
    const wanted = shop.id <= shopsWithManyPhotos ? random.whole(1, 7) : 1;
    const count = shop.id === demoShopId ? demoShop.photos : Math.min(hashes.length, wanted);
    return Array.from({ length: count }, (_, position) => ({
      shopId: shop.id,
      mediaHash: hashes[(start + position) % hashes.length] ?? '',
      position,
      createdAt: shop.createdAt,
    }));
  });
}

/** An owner who skipped the branding step has no photos either. */
const isBranded = ({ shop }: Business): boolean => shop.items.length > 0;
