import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Photo } from '../../ui/Photo';

// Every listed shop has a photo, so this is rarely needed; until it loads, the tile is grey.
const ShopFront = lazyPart(
  async () => (await import('./ShopFront')).ShopFront,
  () => null,
);

interface ShopPhotoProps {
  readonly shop: Pick<ShopRecord, 'sh_name' | 'sh_category_name'>;
  readonly photo: ShopRecord['shopimages'][number] | undefined;
  readonly sizes: string;
  /** Width divided by height; 'fill' for all of the box around it. */
  readonly ratio?: number | 'fill';
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
      placeholder={<ShopFront shop={shop} />}
    />
  );
}
