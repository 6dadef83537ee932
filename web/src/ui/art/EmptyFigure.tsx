// Not inlined: browsers do not load <use> from a data: url.
import sprite from './figures.svg?no-inline';

export type FigureName =
  | 'no-results'
  | 'no-favourites'
  | 'no-reviews'
  | 'offline'
  | 'not-built'
  | 'lost'
  | 'broken';

type EmptyFigureProps = {
  name: FigureName;
  /** In pixels; it was drawn at 160. */
  size?: number | undefined;
};

/** A drawing above the message of an empty list or an error. It is decoration: the message says it all. */
export function EmptyFigure({ name, size = 160 }: EmptyFigureProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 160 160">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
