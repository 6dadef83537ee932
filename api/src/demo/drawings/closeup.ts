import { hues } from './facade';
import {
  type Some,
  type Svg,
  at,
  blocks,
  darker,
  dots,
  grid,
  ink,
  lighter,
  mix,
  nth,
  range,
  rect,
  shadow,
  shape,
  stroke,
} from './kit';
import { toran } from './rooms';
import { branch } from './street';
import { type Trade, wares } from './trades';

/** A close-up of the goods. */
export function drawCloseup(trade: Trade, hue: string, seed: number): Svg {
  const behind = [
    [46, 1.35],
    [356, 1.4],
  ] as const;
  const before = [
    [112, 1.95, 258],
    [294, 1.95, 260],
    [204, 2.4, 284],
  ] as const;
  return [
    nth(backdrops, seed)(hue),
    nth(tops, seed + (seed >> 2))(hue),
    ...behind.map(
      ([x, scale], slot) =>
        shadow(x, 212, 40) + at(x, 212, scale, wares(trade, slot + 3, nth(hues, slot + seed))),
    ),
    ...before.map(
      ([x, scale, y], slot) =>
        shadow(x + 8, y, 34 * scale, 0.2) +
        at(x, y, scale, wares(trade, [1, 2, 0][slot] ?? 0, nth(hues, slot * 2 + seed + 1))),
    ),
    nth([toran, () => branch(seed), () => ''], seed)(hue),
    shape(seed % 2 ? 'M0 0h120L0 190z' : 'M400 0H290l110 180z', '#FFFFFF', 0.16),
    shape('M0 300v-26q200 20 400 0v26z', '#2A1B10', 0.1),
  ].join('');
}

const tileWall = (hue: string): Svg =>
  rect(0, 0, 400, 220, mix('#F7F1E2', hue, 0.12)) +
  stroke(
    `${range(9)
      .map((index) => `M${index * 50} 0v200`)
      .join('')}${range(5)
      .map((index) => `M0 ${index * 50}h400`)
      .join('')}`,
    mix('#E2D7BF', hue, 0.2),
    2,
  ) +
  shape(
    grid(8, 4, (column, row) => [column * 50 + 25, row * 50 + 25])
      .filter((_, index) => index % 2 === 0)
      .map(([x, y]) => `M${x} ${y - 14}l14 14-14 14-14-14z`)
      .join(''),
    lighter(hue, 0.5),
  ) +
  dots(
    grid(8, 4, (column, row) => [column * 50 + 25, row * 50 + 25]),
    4,
    lighter(hue, 0.25),
  );

const slats = (hue: string): Svg =>
  rect(0, 0, 400, 220, lighter(hue, 0.4)) +
  blocks(
    grid(1, 7, (_column, row) => [0, row * 32]),
    400,
    14,
    lighter(hue, 0.55),
  ) +
  shape('M70 0h90l60 220h-110zM240 0h60l70 220h-80z', '#FFFFFF', 0.22);

const shelfWall = (hue: string): Svg =>
  rect(0, 0, 400, 220, darker(hue, 0.25)) +
  rect(0, 92, 400, 8, ink.wood) +
  range(16)
    .map((index) =>
      rect(
        6 + index * 25,
        92 - 30 - ((index * 13) % 26),
        18,
        30 + ((index * 13) % 26),
        nth([lighter(hue, 0.2), ink.marigold, ink.brickLight, ink.tealLight, ink.stone], index * 3 + 1),
        3,
      ),
    )
    .join('') +
  shape('M0 0h400v200H0z', darker(hue, 0.35), 0.45) +
  dots(
    [
      [60, 40],
      [150, 120],
      [250, 50],
      [350, 130],
      [300, 24],
      [96, 150],
    ],
    13,
    mix(ink.marigoldLight, hue, 0.45),
  );

const arch = (hue: string): Svg =>
  rect(0, 0, 400, 220, mix('#F3DDBB', hue, 0.1)) +
  shape('M60 220V96q0-78 140-88 140 10 140 88v124z', lighter(hue, 0.35)) +
  shape('M80 220V104q0-66 120-76 120 10 120 76v116z', ink.sky) +
  shape('M80 220v-46q60-26 120-4t120-8v58z', ink.leafSoft) +
  dots([[262, 74]], 17, ink.marigold) +
  dots(
    range(15).map((index) => [60 + index * 20, 14 + Math.abs(index - 7) ** 2 * 1.1] as const),
    3,
    hue,
  );

const backdrops: Some<(hue: string) => Svg> = [tileWall, slats, shelfWall, arch];

const woodTop = (): Svg =>
  rect(0, 196, 400, 104, ink.woodLight) +
  rect(0, 196, 400, 5, lighter(ink.woodLight)) +
  stroke('M0 222h400M0 252h400M0 284h400', ink.wood, 1.6) +
  stroke('M40 210q30-6 60 0M220 238q40-6 80 0M90 268q40 6 90 0M300 272q20-5 50 0', ink.wood, 1.2);

const printedCloth = (hue: string): Svg =>
  rect(0, 194, 400, 106, hue) +
  rect(0, 194, 400, 7, ink.marigold) +
  dots(
    grid(14, 4, (column, row) => [column * 31 + (row % 2) * 15, 214 + row * 24]),
    5,
    lighter(hue, 0.35),
  ) +
  dots(
    grid(14, 4, (column, row) => [column * 31 + (row % 2) * 15, 214 + row * 24]),
    2,
    ink.marigoldLight,
  );

const marble = (hue: string): Svg =>
  rect(0, 196, 400, 104, '#EFE9DD') +
  rect(0, 196, 400, 6, '#FFFFFF') +
  stroke('M0 230q80 14 140-6t120 10 140-8M60 300q40-40 120-40t160-20', '#D8CFBF', 2) +
  rect(0, 286, 400, 14, lighter(hue, 0.3));

const tops: Some<(hue: string) => Svg> = [woodTop, printedCloth, marble];
