import {
  type Some,
  type Svg,
  blocks,
  darker,
  disc,
  dots,
  grid,
  ink,
  lighter,
  nth,
  range,
  rect,
  shape,
  stroke,
} from './kit';

export const floorTop = 226;
const papers: Some<string> = ['#F3E3C3', '#DDE9DD', '#F0D9CC', '#DCE3F0', '#EADCE8', '#D8EAEA'];

/** A wall, a floor, and daylight falling in. */
export function room(seed: number, hue: string): Svg {
  const wall = nth(papers, seed);
  return [
    rect(0, 0, 400, 300, wall),
    nth([blockPrint, dado, stripes], seed)(wall, hue),
    rect(0, floorTop - 6, 400, 6, darker(wall, 0.3)),
    nth([chequers, planks], seed)(hue),
    rect(0, floorTop, 400, 4, darker(ink.stone, 0.35)),
    shape(seed % 2 ? 'M250 0h70l-150 300H60z' : 'M120 0h60l120 300H190z', '#FFFFFF', 0.2),
  ].join('');
}

const blockPrint = (wall: string): Svg =>
  dots(
    grid(17, 9, (column, row) => [column * 25 + (row % 2) * 12, row * 25 + 12]),
    2.5,
    darker(wall, 0.1),
  ) +
  dots(
    grid(17, 9, (column, row) => [column * 25 + (row % 2) * 12, row * 25 + 5]),
    1.2,
    darker(wall, 0.14),
  );
const dado = (wall: string, hue: string): Svg =>
  rect(0, 150, 400, 80, lighter(hue, 0.45)) +
  rect(0, 147, 400, 4, hue) +
  blocks(
    grid(14, 1, (column) => [column * 30, 40]),
    1,
    60,
    darker(wall, 0.06),
  );
const stripes = (wall: string): Svg =>
  blocks(
    grid(14, 1, (column) => [column * 30, 0]),
    15,
    226,
    darker(wall, 0.05),
  );

const chequers = (hue: string): Svg =>
  rect(0, floorTop, 400, 74, '#E9DDC6') +
  shape(
    grid(9, 3, (column, row) => [column, row])
      .filter(([column, row]) => (column + row) % 2 === 0)
      .map(([column, row]) => {
        const [top, below] = [floorTop + row * 24.7, floorTop + (row + 1) * 24.7];
        const lean = (line: number, y: number) => 200 + (line - 4.5) * (46 + (y - floorTop) * 0.35);
        return `M${lean(column, top).toFixed(0)} ${top}L${lean(column + 1, top).toFixed(0)} ${top}L${lean(column + 1, below).toFixed(0)} ${below}L${lean(column, below).toFixed(0)} ${below}z`;
      })
      .join(''),
    hue,
    0.35,
  );
const planks = (): Svg =>
  rect(0, floorTop, 400, 74, ink.woodLight) +
  stroke(
    range(11)
      .map((index) => `M${index * 40} ${floorTop}l${(index - 5) * 14} 74`)
      .join('') + `M0 ${floorTop + 24}h400M0 ${floorTop + 50}h400`,
    ink.wood,
    1.4,
  );

export const pendant = (x: number, drop: number, hue: string): Svg =>
  stroke(`M${x} 0v${drop}`, ink.ink, 1.6) +
  shape(`M${x - 20} ${drop + 18}q2-20 20-20t20 20z`, hue) +
  shape(`M${x - 10} ${drop + 18}a10 7 0 0 0 20 0z`, ink.marigoldLight) +
  shape(`M${x - 18} ${drop + 18}h36l34 90h-104z`, ink.marigoldLight, 0.16);

export const fan = (x: number): Svg =>
  stroke(`M${x} 0v18`, ink.steelDark, 3) +
  disc(x, 21, 7, ink.steelDark) +
  shape(`M${x - 6} 19l-64-5v7zM${x + 6} 19l64-5v7zM${x - 3} 23l22 11 4-4z`, ink.wood);

export const windowView = (x: number, y: number): Svg =>
  rect(x, y, 84, 74, ink.wood, 2) +
  rect(x + 5, y + 5, 74, 64, ink.sky) +
  shape(`M${x + 5} ${y + 69}v-22h14v-12h16v18h14v-26h16v20h14v22z`, ink.stoneDark, 0.7) +
  dots([[x + 62, y + 20]], 8, ink.marigold) +
  stroke(`M${x + 42} ${y + 5}v64M${x + 5} ${y + 36}h74`, ink.wood, 3) +
  shape(`M${x - 4} ${y - 2}h24q2 40-16 78h-8zM${x + 88} ${y - 2}h-24q-2 40 16 78h8z`, ink.marigold, 0.85);

/** A calendar and a garlanded portrait, as on the walls of many shops. */
export const wallPieces = (x: number, hue: string): Svg =>
  rect(x, 34, 30, 40, ink.paper, 1) +
  rect(x, 34, 30, 12, hue) +
  dots(
    grid(5, 4, (column, row) => [x + 5 + column * 5, 52 + row * 5.5]),
    1.2,
    ink.stoneDark,
  ) +
  rect(x + 44, 36, 30, 36, ink.marigoldDark, 1) +
  rect(x + 48, 40, 22, 28, ink.brickLight) +
  disc(x + 59, 52, 6, ink.marigoldLight) +
  dots(
    range(9).map((index) => [x + 42 + index * 4.3, 40 + Math.sin((index / 8) * Math.PI) * 34] as const),
    2.6,
    ink.marigold,
  );

export const clock = (x: number, y: number): Svg =>
  disc(x, y, 15, ink.woodDark) +
  disc(x, y, 12, ink.paper) +
  stroke(`M${x} ${y}v-8M${x} ${y}l5 4`, ink.ink, 1.8);

export const toran = (hue: string): Svg =>
  stroke('M0 4Q50 22 100 4T200 4T300 4T400 4', ink.leaf, 2) +
  dots(
    range(41).map((index) => [index * 10, 6 + Math.abs(Math.sin((index / 10) * Math.PI)) * 7] as const),
    3.4,
    ink.marigold,
  ) +
  shape(
    range(14)
      .map((index) => `M${index * 30 + 4} 8q7 12 0 22q-7-10 0-22z`)
      .join(''),
    ink.leafMid,
  ) +
  dots(
    range(14).map((index) => [index * 30 + 19, 17] as const),
    2.6,
    hue,
  );
