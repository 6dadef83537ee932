import { standing } from './figure';
import {
  type Some,
  type Svg,
  awning,
  blocks,
  darker,
  disc,
  dots,
  grid,
  ink,
  lighter,
  mix,
  nth,
  range,
  rect,
  shape,
  stroke,
} from './kit';
import type { Daylight } from './street';

export const ground = 246;
export const hues: Some<string> = [ink.brick, ink.teal, ink.indigo, ink.plum, ink.leaf, ink.marigoldDark];
const walls: Some<string> = [
  '#E8B85F',
  '#8FC1BE',
  '#E3A48F',
  '#D9DDB8',
  '#C9A9C6',
  '#EDD9B8',
  '#9FB3D9',
  '#B9D3B0',
];
export const wallOf = (seed: number): string => nth(walls, seed * 3 + 1);

/** In what shopfronts differ. */
export interface FrontVariant {
  readonly wall: string;
  readonly hue: string;
  readonly light: Daylight;
  readonly seed: number;
  /** Has no upper floor. */
  readonly isLow: boolean;
}

export function neighbour(x: number, width: number, { wall, seed }: FrontVariant, turn: number): Svg {
  const colour = mix(nth(walls, seed + turn * 3), wall, 0.15);
  const top = 84 + ((seed * 17 + turn * 29) % 40);
  return [
    rect(x, top, width + 10, ground - top, colour),
    rect(x - 3, top - 6, width + 16, 8, darker(colour, 0.2)),
    blocks(
      grid(2, 1, (column) => [x + 16 + column * 28, top + 16]),
      16,
      24,
      darker(colour, 0.35),
    ),
    rect(x + 8, 176, width - 6, ground - 176, ink.steel),
    stroke(
      range(8)
        .map((index) => `M${x + 8} ${182 + index * 8}h${width - 6}`)
        .join(''),
      ink.steelDark,
      1,
    ),
    awning(x + 4, 160, width, 12, 6, [nth(hues, seed + turn), ink.white]),
  ].join('');
}

export function building(variant: FrontVariant): Svg {
  const { wall, isLow, seed } = variant;
  const top = isLow ? 86 : 34;
  return [
    nth([crenels, gable, tiles, tank], seed)(top, darker(wall, 0.25)),
    rect(58, top, 284, ground - top, wall),
    rect(58, top, 12, ground - top, lighter(wall, 0.25)),
    rect(326, top, 16, ground - top, darker(wall, 0.12)),
    rect(52, top - 6, 296, 9, darker(wall, 0.25)),
    isLow ? '' : storey(variant),
  ].join('');
}

const crenels = (top: number, colour: string): Svg =>
  blocks(
    grid(15, 1, (column) => [60 + column * 19.6, top - 13]),
    9,
    8,
    colour,
  );
const gable = (top: number, colour: string): Svg =>
  shape(`M120 ${top - 4}q80-46 160 0z`, colour) + disc(200, top - 13, 8, ink.marigoldLight);
const tiles = (top: number, _colour: string): Svg =>
  shape(`M44 ${top + 2}l26-30h260l26 30z`, ink.brick) +
  stroke(
    range(13)
      .map((index) => `M${64 + index * 23} ${top}l${(6 - index) * 2 + 4}-26`)
      .join(''),
    ink.brickLight,
    2,
  );
const tank = (top: number, colour: string): Svg =>
  shape(`M92 ${top - 4}v-20q16-8 32 0v20z`, ink.ink) +
  rect(240, top - 12, 84, 10, colour) +
  stroke(`M262 ${top - 12}v-14M254 ${top - 22}h16`, ink.steelDark, 1.6);

/** The upper floor, where people live. */
function storey(variant: FrontVariant): Svg {
  const { wall, light, seed } = variant;
  const glass = light.isDark ? '#FFE3A0' : ink.sky;
  const frame = darker(wall, 0.45);
  const windowAt = (x: number) =>
    rect(x, 46, 34, 42, frame, 2) +
    rect(x + 3, 49, 28, 39, glass) +
    stroke(`M${x + 17} 50v36M${x + 4} 64h26`, frame, 2) +
    shape(`M${x - 3} 46h40l3-6h-46z`, darker(wall, 0.2));
  return [84, 183, 282].map(windowAt).join('') + nth([balcony, laundry, planters], seed)(variant);
}

const balcony = ({ hue }: FrontVariant): Svg =>
  standing(3, 164, 112, 0.62) +
  rect(140, 88, 120, 5, darker(hue, 0.1)) +
  stroke(
    `${range(13)
      .map((index) => `M${144 + index * 9.3} 70v18`)
      .join('')}M142 69h116`,
    darker(hue, 0.1),
    2,
  ) +
  rect(136, 90, 128, 6, darker(hue, 0.3));

const laundry = ({ hue, seed }: FrontVariant): Svg => {
  const lineAt = (x: number) => 60 + (48 * (x - 78) * (322 - x)) / 244 ** 2;
  const piece = (x: number, index: number) =>
    rect(
      x,
      lineAt(x + 9),
      18,
      22,
      nth([hue, ink.marigold, ink.white, ink.tealLight, ink.brickLight], index + seed),
      1,
    );
  return stroke('M78 60Q200 84 322 60', ink.woodDark, 1) + [110, 138, 228, 256, 290].map(piece).join('');
};

const planters = ({ seed }: FrontVariant): Svg =>
  [84, 183, 282]
    .map(
      (x) =>
        rect(x - 3, 84, 40, 7, ink.brick, 1) +
        dots(
          range(6).map((index) => [x + index * 7, 81 - (index % 2) * 3] as const),
          5,
          ink.leafMid,
        ) +
        dots(
          range(4).map((index) => [x + 3 + index * 9, 78] as const),
          2.4,
          nth([ink.marigold, ink.brickLight, ink.white], seed),
        ),
    )
    .join('');
