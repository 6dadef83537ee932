import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { tones } from '../../ui/tones';

/** Shown instead of a missing photo: the category's colour and glyph, and the shop's initial. */
export function CategoryTile({ shop }: { shop: Pick<ShopRecord, 'sh_name' | 'sh_category_name'> }) {
  const category = categoryNamed(shop.sh_category_name);
  return (
    <span
      // A little to the left: on a small card, the heart would lie on the initial.
      className={`grid size-full place-content-center justify-items-center gap-1 pr-4 ${tones[category?.tone ?? 'leaf']}`}
    >
      <CategoryGlyph glyph={category?.glyph ?? 'basket'} />
      <span className="text-2xl leading-none font-bold">{[...shop.sh_name][0]?.toUpperCase()}</span>
    </span>
  );
}
