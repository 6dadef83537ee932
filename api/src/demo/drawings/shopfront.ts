import { type FrontVariant, building, ground, hues, neighbour, wallOf } from './facade';
import { standing } from './figure';
import {
  type Some,
  type Svg,
  at,
  awning,
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
import { lettering } from './letters';
import { atTheKerb, branch, daylights, pavement, skyAndCity, tintOver, tree } from './street';
import { type Trade, wares } from './trades';

/** The view: how close it is, and at which point. */
const cameras: Some<readonly [zoom: number, x: number, y: number]> = [
  [1, 200, 150],
  [1.22, 170, 182],
  [1.08, 216, 170],
  [1.36, 206, 186],
  [1.14, 236, 176],
];

/** The shop from across the street. */
export function drawShopfront(trade: Trade, hue: string, seed: number): Svg {
  const light = nth(daylights, seed);
  const variant: FrontVariant = { wall: wallOf(seed), hue, light, seed, isLow: seed % 5 === 2 };
  const scene = [
    ...surroundings(variant),
    light.isDark ? tintOver(light) : '',
    opening(trade, variant),
    onDisplay(trade, variant),
    sign(trade, variant),
    light.isDark ? lamps(variant) : tintOver(light),
    foreground(variant),
  ];
  return throughCamera(scene.join(''), seed) + (seed % 4 === 1 ? branch(seed) : '');
}

const surroundings = (variant: FrontVariant): Svg[] => [
  skyAndCity(variant.light, variant.seed),
  neighbour(-14, 62, variant, 1),
  neighbour(340, 74, variant, 2),
  variant.isLow ? tree(variant.seed, 300, 120, 90) : '',
  variant.seed % 3 === 0 ? tree(variant.seed, 36, ground + 2, 150) : '',
  building(variant),
  pavement(ground),
  rect(72, ground - 4, 256, 6, darker(variant.wall, 0.3)),
  rect(66, ground + 2, 268, 5, lighter(ink.stoneDark, 0.2)),
];

function throughCamera(scene: Svg, seed: number): Svg {
  const [zoom, x, y] = nth(cameras, seed);
  const pan = (middle: number, size: number) =>
    Math.min(0, Math.max(size - size * zoom, size / 2 - middle * zoom));
  return at(pan(x, 400), pan(y, 300), zoom, scene);
}

const sign = ({ word }: Trade, { hue, seed, wall }: FrontVariant): Svg => {
  const [board, letters] = seed % 2 ? [ink.paper, hue] : [hue, ink.marigoldLight];
  return (
    rect(76, 98, 248, 36, darker(wall, 0.4), 4) +
    rect(78, 98, 244, 33, board, 4) +
    shape('M78 124h244v3H78z', letters, 0.5) +
    dots(
      [
        [90, 114],
        [310, 114],
      ],
      5,
      nth([ink.marigold, ink.brick, ink.tealLight], seed),
    ) +
    lettering(word, { x: 200, y: 105, height: 17, width: 196, colour: letters }) +
    awning(72, 134, 256, 24, 14, [nth([hue, ink.marigold, ink.leaf, ink.brick], seed), ink.white])
  );
};

const counterFrom = (seed: number): number => (seed % 3 === 1 ? 138 : 86);

/** The inside as it is seen from the street: shelves in the shade, somebody at the counter. */
function opening(trade: Trade, { hue, light, seed }: FrontVariant): Svg {
  const inside = light.isDark ? '#D9A24E' : mix(darker(hue, 0.45), ink.woodDark, 0.5);
  const shelf = (row: number) =>
    rect(84, 190 + row * 28, 232, 3, ink.woodLight) +
    range(11)
      .map((column) =>
        at(
          96 + column * 20.6,
          190 + row * 28,
          0.3,
          wares(trade, column * 2 + row * 3 + (column >> 1), nth(hues, column + row + seed)),
        ),
      )
      .join('');
  return [
    rect(80, 150, 240, ground - 150, inside),
    shape('M80 150h240v14H80z', '#1c1410', 0.25),
    shelf(0),
    shelf(1),
    standing(seed, counterFrom(seed) + 90, 245, 0.86, 'counter'),
    shopDoor(seed % 3 === 1 ? 92 : 272, hue),
  ].join('');
}

const shopDoor = (x: number, hue: string): Svg =>
  rect(x, 158, 40, ground - 158, darker(hue, 0.3)) +
  rect(x + 5, 164, 30, 42, ink.sky) +
  shape(`M${x + 8} 204l20-38h6l-20 38z`, ink.white, 0.7) +
  rect(x + 5, 212, 30, 28, darker(hue, 0.15)) +
  dots([[x + 33, 214]], 2, ink.marigold) +
  rect(x + 11, 178, 18, 10, ink.paper, 1) +
  stroke(`M${x + 14} 183h12`, ink.brick, 1.6);

/** A counter with goods, and some goods on the pavement. */
function onDisplay(trade: Trade, { hue, seed }: FrontVariant): Svg {
  const left = counterFrom(seed);
  const panels = blocks(
    grid(5, 1, (column) => [left + 8 + column * 34, 225]),
    26,
    16,
    hue,
  );
  const upon = [0, 1, 3, 4].map((slot) =>
    at(left + 24 + slot * 33, 214, 0.5, wares(trade, slot + seed, nth(hues, slot * 2 + seed))),
  );
  const before = [84, 122, 288, 324].map(
    (x, slot) =>
      shadow(x, 263, 22) +
      at(x, 263 + (slot % 2) * 2, 0.62, wares(trade, slot + 1, nth(hues, slot + seed + 1))),
  );
  return [
    rect(left, 218, 178, 28, darker(hue, 0.1)),
    rect(left - 4, 213, 186, 7, lighter(ink.wood, 0.1), 2),
    panels,
    ...upon,
    ...before,
  ].join('');
}

const lamps = ({ hue }: FrontVariant): Svg =>
  [120, 200, 280]
    .map(
      (x) =>
        shape(`M${x} 158l-30 88h60z`, ink.marigoldLight, 0.18) +
        shape(`M${x - 7} 161q7-12 14 0z`, hue) +
        dots([[x, 163]], 4, '#FFF6DC'),
    )
    .join('') +
  dots(
    range(22).map((index) => [64 + index * 13, 95 + Math.abs((index % 6) - 3) * 1.6] as const),
    2,
    '#FFE9A8',
  );

/** The shadow of the houses opposite, a passer-by, a parked vehicle. */
const foreground = ({ seed }: FrontVariant): Svg =>
  (seed % 2
    ? shape('M0 300V214l120 40 60 46z', '#2A1B10', 0.14)
    : shape('M400 300V190l-90 60-40 50z', '#2A1B10', 0.13)) +
  shadow(seed % 2 ? 60 : 346, 293, 40, 0.22) +
  atTheKerb(seed, seed % 2 ? 60 : 346, 294) +
  standing(seed + 4, seed % 2 ? 352 : 42, 284, 0.95, nth(['resting', 'waving', 'resting'], seed));
