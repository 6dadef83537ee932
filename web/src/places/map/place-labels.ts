import type { Point } from './group-markers';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Label {
  /** Where the text begins, ends or has its middle, as `anchor` says. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Of the labels' type. The widest Latin letters are narrower than this, so that a text never needs more room. */
const [lineHeightPx, letterPx] = [18, 8.2];
const dotPx = 5;

/** The first free side of a dot for its label: right, left, below, above; null if there is none. */
export function freeSide(
  text: string,
  dot: Point,
  taken: readonly Box[],
  view?: Box,
): (Label & { box: Box }) | null {
  const sides: readonly Label[] = [
    { at: { x: dot.x + dotPx + 4, y: dot.y }, anchor: 'start' },
    { at: { x: dot.x - dotPx - 4, y: dot.y }, anchor: 'end' },
    { at: { x: dot.x, y: dot.y + dotPx + lineHeightPx / 2 }, anchor: 'middle' },
    { at: { x: dot.x, y: dot.y - dotPx - lineHeightPx / 2 }, anchor: 'middle' },
  ];
  for (const side of sides) {
    const box = boxOfText(text, side);
    const isWhole = !view || isInside(box, view);
    if (isWhole && !taken.some((other) => overlap(box, other))) return { ...side, box };
  }
  return null;
}

export function boxOfText(text: string, { at: { x, y }, anchor }: Label): Box {
  const width = [...text].length * letterPx;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - lineHeightPx / 2, bottom: y + lineHeightPx / 2 };
}

export const boxAround = ({ x, y }: Point, reach = dotPx): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isInside = (box: Box, view: Box): boolean =>
  box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
