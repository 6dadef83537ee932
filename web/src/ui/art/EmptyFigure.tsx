// Never inlined: browsers refuse <use> on a data: address.
import sprite from './figures.svg?no-inline';

export type FigureName =
  'no-results' | 'no-favourites' | 'no-reviews' | 'offline' | 'not-built' | 'lost' | 'broken';

type EmptyFigureProps = {
  name: FigureName;
  /** In pixels; 160 is the size it was drawn at. */
  size?: number | undefined;
};

/** Stands above the sentence of an empty list or an error; the sentence says it, the figure only softens it. */
export function EmptyFigure({ name, size = 160 }: EmptyFigureProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 160 160">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
