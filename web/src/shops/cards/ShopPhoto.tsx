import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Photo } from '../../ui/Photo';

// Every listed shop has a photo, so this is rarely needed; until it loads, the tile is grey.
const CategoryTile = lazyPart(
  async () => (await import('./CategoryTile')).CategoryTile,
  () => null,
);

interface ShopPhotoProps {
  readonly shop: Pick<ShopRecord, 'sh_name' | 'sh_category_name'>;
  readonly photo: ShopRecord['shopimages'][number] | undefined;
  readonly sizes: string;
  /** Width divided by height. */
  readonly ratio?: number;
  /** The main photo of the page, which loads first. */
  readonly isMain?: boolean;
}

export function ShopPhoto({ shop, photo, sizes, ratio = 4 / 3, isMain = false }: ShopPhotoProps) {
  return (
    <Photo
      src={photo?.si_image}
      alt={shop.sh_name}
      sizes={sizes}
      ratio={ratio}
      eager={isMain}
      placeholder={<CategoryTile shop={shop} />}
    />
  );
}
