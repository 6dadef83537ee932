import { type Svg, stroke } from './kit';

/**
 * Capital letters as strokes on a grid 4 wide and 6 high. No fonts are used, because a server may have none, and
 * because the same drawing must have the same hash everywhere.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.9H0M0 0H2A1.4 1.4 0 0 1 2 2.9',
  C: 'M4 1A2.4 2.6 0 1 0 4 5',
  D: 'M0 0V6H1.4A3 3 0 0 0 1.4 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1A2.4 2.6 0 1 0 4 5V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0 0V6',
  J: 'M4 0V4A2 2 0 0 1 0 4',
  K: 'M0 0V6M4 0L0 3.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 0 0 2 6A2 3 0 0 0 2 0',
  P: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.3H0',
  Q: 'M2 0A2 3 0 0 0 2 6A2 3 0 0 0 2 0M2.6 4.4L4 6',
  R: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.1H0M2 3.1L4 6',
  S: 'M3.9 .9C2 -.7 .2 .2 .3 1.6C.5 3.4 3.9 2.6 3.9 4.5C3.9 6.2 1.5 6.6 .1 5.1',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};
const narrow = new Set(['I']);
const gap = 1.9;

const advance = (letter: string): number => (narrow.has(letter) ? gap : letter === ' ' ? 3.4 : 4 + gap);

interface Sign {
  readonly x: number;
  readonly y: number;
  /** The height of the letters, unless the word would be wider than `width`. */
  readonly height: number;
  readonly width: number;
  readonly colour: string;
}

/** A word in the middle of its sign. */
export function lettering(word: string, { x, y, height, width, colour }: Sign): Svg {
  const length = [...word].reduce((sum, letter) => sum + advance(letter), -gap);
  const scale = Math.min(height / 6, width / length);
  let along = 0;
  const drawn = [...word].map((letter) => {
    const placed = `<g transform="translate(${along.toFixed(1)})">${stroke(letters[letter] ?? '', colour, 1.15)}</g>`;
    along += advance(letter);
    return placed;
  });
  const [left, top] = [x - (length * scale) / 2, y + (height - 6 * scale) / 2];
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(2)})">${drawn.join('')}</g>`;
}
