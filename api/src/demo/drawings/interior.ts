import { drawDining as dining } from './dining';
import { hues } from './facade';
import { standing } from './figure';
import {
  type Svg,
  at,
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
  shadow,
  shape,
  stroke,
} from './kit';
import { clock, fan, pendant, room, toran, wallPieces, windowView } from './rooms';
import { type Setting, type Trade, wares } from './trades';
import { yards } from './yard';

type Scene = (trade: Trade, hue: string, seed: number) => Svg;

/** The trade at work, seen from inside. */
export const drawInterior: Scene = (trade, hue, seed) => settings[trade.setting](trade, hue, seed);

const shelves: Scene = (trade, hue, seed) => {
  const row = (index: number) => {
    const y = 74 + index * 46;
    const goods = range(9).map((column) =>
      at(
        44 + column * 39,
        y,
        0.58,
        wares(trade, column + index * 2 + (column >> 2), nth(hues, column * 2 + index + seed)),
      ),
    );
    return rect(16, y, 368, 5, ink.wood) + shape(`M16 ${y + 5}h368v5H16z`, '#1c1410', 0.18) + goods.join('');
  };
  return [
    room(seed, hue),
    rect(14, 24, 372, 206, darker(ink.woodDark, 0.25)),
    rect(18, 28, 364, 202, ink.woodDark),
    row(0),
    row(1),
    row(2),
    toran(hue),
    standing(seed + 2, seed % 2 ? 128 : 264, 262, 1.25, 'counter'),
    counter(trade, hue, seed),
    pendant(90, 10, hue),
    pendant(310, 10, hue),
    customer(seed),
  ].join('');
};

function counter(trade: Trade, hue: string, seed: number): Svg {
  const keeper = seed % 2 ? 128 : 264;
  const upon = [64, 128, 196, 264, 336]
    .filter((x) => Math.abs(x - keeper) > 20)
    .map((x, slot) => at(x, 226, 0.86, wares(trade, slot + seed, nth(hues, slot * 2 + seed + 1))));
  return [
    rect(20, 232, 360, 68, darker(hue, 0.1)),
    blocks(
      grid(6, 1, (column) => [30 + column * 58.5, 244]),
      48,
      44,
      hue,
    ),
    rect(10, 224, 380, 10, ink.woodLight, 3),
    rect(10, 231, 380, 3, ink.wood),
    ...upon,
  ].join('');
}

/** A customer seen from behind, at the edge of the drawing. */
const customer = (seed: number): Svg => standing(seed + 5, seed % 2 ? 366 : 34, 330, 1.5);

const workshop: Scene = (trade, hue, seed) => {
  const pegs = range(4).map(
    (column) =>
      disc(68 + column * 46, 44, 2, ink.steelDark) +
      at(68 + column * 46, 96, 0.66, wares(trade, column + 1, nth(hues, column + seed))),
  );
  return [
    room(seed, hue),
    rect(40, 34, 196, 70, ink.jute, 3),
    dots(
      grid(15, 5, (column, row) => [50 + column * 12.5, 42 + row * 13]),
      1,
      ink.wood,
    ),
    ...pegs,
    windowView(280, 40),
    rect(34, 142, 150, 5, ink.wood),
    ...range(5).map((slot) =>
      at(54 + slot * 29, 142, 0.46, wares(trade, slot * 2 + 1, nth(hues, slot + seed + 2))),
    ),
    fan(206),
    standing(seed + 1, 214, 252, 1.3, 'working'),
    bench(trade, hue, seed),
    shadow(344, 284, 34),
    at(344, 284, 1.1, wares(trade, seed + 3, hue)),
  ].join('');
};

const bench = (trade: Trade, hue: string, seed: number): Svg =>
  [
    rect(40, 236, 14, 64, ink.woodDark),
    rect(270, 236, 14, 64, ink.woodDark),
    rect(54, 262, 216, 8, ink.wood),
    rect(28, 226, 270, 12, ink.woodLight, 2),
    rect(28, 235, 270, 4, ink.wood),
    at(96, 226, 1.15, wares(trade, 0, nth(hues, seed))),
    at(168, 226, 0.7, wares(trade, 2, nth(hues, seed + 1))),
    at(264, 226, 0.85, wares(trade, 1, hue)),
    at(110, 262, 0.5, wares(trade, 4, nth(hues, seed + 3))),
    at(200, 262, 0.5, wares(trade, 3, nth(hues, seed + 4))),
  ].join('');

const office: Scene = (trade, hue, seed) =>
  [
    room(seed, hue),
    windowView(36, 36),
    wallPieces(286, hue),
    rect(150, 78, 112, 5, ink.wood),
    ...range(4).map((slot) => at(168 + slot * 26, 78, 0.42, wares(trade, slot + 2, nth(hues, slot + seed)))),
    rect(150, 122, 112, 5, ink.wood),
    ...range(4).map((slot) =>
      at(168 + slot * 26, 122, 0.42, wares(trade, slot + 4, nth(hues, slot + seed + 2))),
    ),
    fan(206),
    clock(322, 112),
    standing(seed, 214, 250, 1.3, 'counter'),
    standing(seed + 3, 66, 290, 1.45, 'waving'),
    desk(trade, hue, seed),
    shadow(372, 276, 24),
    at(372, 276, 1.2, plant),
  ].join('');

const plant: Svg =
  shape('M-15-24h30l-5 24h-20z', ink.brick) +
  shape('M0-24q-26-10-22-38 18 8 22 28-4-30 9-38 13 18-2 36 9-18 24-16-4 26-31 28z', ink.leafMid);

const desk = (trade: Trade, hue: string, seed: number): Svg =>
  [
    rect(124, 230, 216, 70, ink.wood),
    blocks(
      grid(2, 1, (column) => [136 + column * 104, 242]),
      88,
      44,
      ink.woodDark,
    ),
    rect(112, 220, 240, 11, ink.woodLight, 3),
    at(146, 220, 0.9, wares(trade, 0, hue)),
    at(286, 220, 0.9, wares(trade, 1, nth(hues, seed + 1))),
    at(330, 220, 0.62, wares(trade, 2, nth(hues, seed + 2))),
    shape('M176 220l6-5h34l4 5z', ink.white),
  ].join('');

const parlour: Scene = (trade, hue, seed) =>
  [
    room(seed, hue),
    ...[70, 200, 330].map((x) => mirrorAt(x, hue)),
    rect(20, 146, 360, 7, ink.marigoldLight, 2),
    rect(20, 152, 360, 5, ink.marigoldDark),
    ...range(8).map((slot) => at(38 + slot * 46.5, 146, 0.5, wares(trade, slot, nth(hues, slot + seed)))),
    pendant(136, 8, hue),
    pendant(264, 8, hue),
    chairWithGuest(128, hue, seed),
    standing(seed + 3, 186, 276, 1.4, 'working'),
    chair(300, darker(hue, 0.1)),
    shadow(366, 286, 28),
    at(366, 286, 1, wares(trade, 1, nth(hues, seed + 1))),
  ].join('');

const mirrorAt = (x: number, hue: string): Svg =>
  rect(x - 42, 32, 84, 106, darker(hue, 0.1), 8) +
  rect(x - 36, 38, 72, 94, ink.sky, 5) +
  shape(`M${x - 24} 126l44-82h12l-44 82z`, ink.white, 0.8) +
  dots(
    range(5).map((index) => [x - 30 + index * 15, 35] as const),
    2.6,
    '#FFF1C9',
  );

const chair = (x: number, colour: string): Svg =>
  shadow(x, 286, 36) +
  rect(x - 4, 256, 8, 24, ink.steelDark) +
  rect(x - 24, 278, 48, 8, ink.steelDark, 4) +
  rect(x - 30, 196, 60, 52, colour, 10) +
  rect(x - 34, 236, 68, 22, lighter(colour, 0.15), 8) +
  stroke(`M${x - 36} 230v-8h12M${x + 36} 230v-8h-12`, ink.ink, 5);

const chairWithGuest = (x: number, hue: string, seed: number): Svg =>
  chair(x, hue) +
  at(
    x,
    276,
    1.25,
    disc(0, -74, 11, nth(['#C68A5E', '#8A5A3C', '#A86F48'], seed)) +
      shape('M-12-74q-2-15 12-15t12 15q-8-7-24 0z', ink.ink) +
      shape('M-24-18q-3-44 24-44t24 44z', ink.white) +
      stroke('M-12-50v30M0-56v36M12-50v30', lighter(hue, 0.4), 2),
  );

const settings: Record<Setting, Scene> = { shelves, workshop, office, parlour, dining, ...yards };
