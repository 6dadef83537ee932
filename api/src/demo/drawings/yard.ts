import { hues } from './facade';
import { standing } from './figure';
import {
  type Svg,
  at,
  blocks,
  dots,
  grid,
  ink,
  lighter,
  nth,
  range,
  rect,
  shadow,
  shape,
  stroke,
} from './kit';
import { toran } from './rooms';
import { daylights, skyAndCity, tree } from './street';
import { type Ground, type Trade, wares } from './trades';

/** Work outdoors: a building site, a field, a garden, a lane with a lorry, a feast. */
const drawYard =
  (ground: (hue: string) => Svg) =>
  (trade: Trade, hue: string, seed: number): Svg => {
    const heap = [
      [52, 262, 1.25],
      [120, 282, 1.35],
      [286, 284, 1.4],
      [352, 262, 1.2],
    ] as const;
    return [
      skyAndCity(nth(daylights, seed % 3), seed),
      ground(hue),
      tree(seed, 40, 196, 110),
      tree(seed + 1, 366, 190, 90),
      standing(seed, 196, 268, 1.35, 'working'),
      standing(seed + 3, 240, 236, 1, 'resting'),
      ...heap.map(
        ([x, y, scale], slot) =>
          shadow(x, y, 34) + at(x, y, scale, wares(trade, slot, nth(hues, slot + seed))),
      ),
      shadow(204, 292, 30),
      at(212, 292, 1.05, wares(trade, 4, hue)),
      ground === feast ? toran(hue) : '',
    ].join('');
  };

const lane = (): Svg =>
  rect(0, 190, 400, 110, '#CDBFA8') +
  rect(0, 188, 400, 5, '#B5A58C') +
  stroke('M40 194l-30 106M140 194l-14 106M240 194l8 106M340 194l24 106M0 240h400', '#B9A98F', 1.4);

const site = (): Svg =>
  rect(90, 70, 190, 130, ink.brickLight) +
  blocks(
    grid(9, 9, (column, row) => [93 + column * 21 + (row % 2) * 4, 74 + row * 14]),
    17,
    10,
    ink.brick,
  ) +
  blocks(
    [
      [120, 110],
      [200, 110],
    ],
    40,
    46,
    ink.sky,
  ) +
  stroke(
    'M80 200V44M290 200V44M80 70h210M80 120h210M80 168h210M80 120l60-50M290 120l-60-50M186 44v156',
    ink.marigoldDark,
    4,
  ) +
  lane();

const field = (): Svg =>
  shape('M0 150q90-30 200-6t200-14v170H0z', ink.leafSoft) +
  rect(0, 184, 400, 116, '#B98352') +
  stroke(
    range(9)
      .map((index) => `M${index * 50} 184l${(index - 4) * 26} 116`)
      .join(''),
    ink.leafMid,
    7,
  ) +
  dots(
    grid(16, 3, (column, row) => [column * 27 + row * 9, 190 + row * 18]),
    5,
    ink.leaf,
  );

const garden = (hue: string): Svg =>
  rect(0, 120, 400, 70, lighter(hue, 0.6)) +
  stroke(
    range(21)
      .map((index) => `M${index * 20} 120v64`)
      .join(''),
    ink.white,
    6,
  ) +
  stroke('M0 136h400M0 168h400', ink.white, 5) +
  dots(
    range(20).map((index) => [index * 22, 184 - (index % 3) * 4] as const),
    12,
    ink.leafMid,
  ) +
  dots(
    range(20).map((index) => [index * 22 + 6, 178 - (index % 3) * 5] as const),
    3,
    ink.marigold,
  ) +
  rect(0, 188, 400, 112, '#A9C88F') +
  shape('M150 300q20-70-10-112h90q-10 60 60 112z', ink.stone);

const feast = (hue: string): Svg =>
  shape('M20 60L200 14l180 46v140H20z', ink.marigoldLight) +
  shape(
    range(6)
      .map((index) => `M${20 + index * 60} ${60 - Math.min(index, 6 - index) * 15}h30v150h-30z`)
      .join(''),
    hue,
    0.55,
  ) +
  shape('M10 66L200 8l190 58-6 16L200 30 16 82z', ink.brick) +
  rect(0, 196, 400, 104, '#D9826B') +
  dots(
    grid(14, 4, (column, row) => [column * 31 + (row % 2) * 15, 208 + row * 26]),
    3.5,
    ink.marigold,
  ) +
  rect(60, 178, 280, 22, ink.wood);

const removal = (hue: string): Svg =>
  rect(60, 70, 130, 126, lighter(hue, 0.5)) +
  rect(54, 62, 142, 10, hue) +
  blocks(
    [
      [76, 86],
      [128, 86],
    ],
    40,
    40,
    ink.sky,
  ) +
  rect(104, 146, 40, 50, ink.leafDark) +
  at(300, 204, 2.1, lorry(hue)) +
  lane();

const lorry = (hue: string): Svg =>
  rect(-44, -62, 60, 52, hue) +
  rect(-40, -58, 40, 46, ink.ink) +
  shape('M18-46h18l10 16v20H18z', ink.marigold) +
  shape('M23-41h11l7 11H23z', ink.sky) +
  blocks(
    [
      [-36, -30],
      [-24, -44],
      [-18, -26],
    ],
    14,
    16,
    ink.jute,
  );

export const yards: Record<Ground, (trade: Trade, hue: string, seed: number) => Svg> = {
  site: drawYard(site),
  field: drawYard(field),
  garden: drawYard(garden),
  feast: drawYard(feast),
  removal: drawYard(removal),
};
