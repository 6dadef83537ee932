import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { tones } from '../../ui/tones';

/** Where there is no photo: the front of a shop of its trade, under an awning, with its own name on the signboard. */
export function ShopFront({ shop }: { shop: Pick<ShopRecord, 'sh_name' | 'sh_category_name'> }) {
  const category = categoryNamed(shop.sh_category_name);
  return (
    <span
      aria-hidden
      className={`shop-front grid size-full grid-rows-[auto_auto_minmax(0,1fr)] ${tones[category?.tone ?? 'leaf']}`}
    >
      <span className="shop-sign" data-name={shop.sh_name} />
      <span className="shop-awning" />
      <span className="grid place-items-center">
        <CategoryGlyph glyph={category?.glyph ?? 'basket'} />
      </span>
    </span>
  );
}
