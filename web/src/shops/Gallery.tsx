import { useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ShopPhoto } from './ShopPhoto';

const mostThumbnails = 6;

export function Gallery({ shop }: { shop: ShopRecord }) {
  const [chosen, setChosen] = useState(0);
  const images = shop.shopimages;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <div className="aspect-[4/3] overflow-hidden rounded-lg sm:aspect-[16/10]">
        <ShopPhoto
          shop={shop}
          image={images[chosen]}
          sizes="(min-width: 1152px) 672px, (min-width: 1024px) 60vw, 100vw"
          isMain
        />
      </div>
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1" aria-label="More photos">
          {images.slice(0, mostThumbnails).map((image, index) => (
            <li key={image.si_id}>
              <button
                type="button"
                aria-label={`Photo ${index + 1} of ${images.length}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className="block h-14 w-20 overflow-hidden rounded-sm aria-pressed:outline-3 aria-pressed:outline-leaf"
              >
                <ShopPhoto shop={shop} image={image} sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
