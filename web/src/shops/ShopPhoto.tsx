import { lazy, Suspense } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Photo } from '../ui/Photo';

// Every listed shop has a picture, so its stand-in is rarely wanted.
const CategoryTile = lazy(async () => ({ default: (await import('./CategoryTile')).CategoryTile }));

interface ShopPhotoProps {
  readonly shop: Pick<ShopRecord, 'sh_name' | 'sh_category_name'>;
  readonly image: ShopRecord['shopimages'][number] | undefined;
  readonly sizes: string;
  /** The picture that people wait for: it loads first. */
  readonly isMain?: boolean;
}

export function ShopPhoto({ shop, image, sizes, isMain = false }: ShopPhotoProps) {
  return (
    <Photo
      src={image?.si_image}
      alt={shop.sh_name}
      sizes={sizes}
      eager={isMain}
      placeholder={
        <Suspense>
          <CategoryTile shop={shop} />
        </Suspense>
      }
    />
  );
}
