import type { Glyph } from '@aaspaas/contract/shops/categories';
// Not inlined: browsers do not load <use> from a data: url.
import sprite from './glyphs.svg?no-inline';

type CategoryGlyphProps = {
  glyph: Glyph;
  /** In pixels; it was drawn at 24. */
  size?: number | undefined;
};

/** The line drawing of a category, in the colour of the text around it. */
export function CategoryGlyph({ glyph, size = 24 }: CategoryGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${glyph}`} />
    </svg>
  );
}
