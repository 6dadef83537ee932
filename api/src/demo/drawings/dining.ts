import { hues } from './facade';
import { standing } from './figure';
import { type Svg, at, darker, ink, nth, range, rect, shadow, shape } from './kit';
import { fan, pendant, room, toran, wallPieces, windowView } from './rooms';
import { type Trade, wares } from './trades';

/** A room with laid tables, and somebody who brings what was ordered. */
export const drawDining = (trade: Trade, hue: string, seed: number): Svg =>
  [
    room(seed, hue),
    windowView(40, 44),
    wallPieces(286, hue),
    toran(hue),
    rect(150, 128, 112, 5, ink.wood),
    ...range(4).map((slot) => at(168 + slot * 26, 128, 0.42, wares(trade, slot + 1, nth(hues, slot + seed)))),
    fan(206),
    pendant(96, 18, hue),
    pendant(312, 18, hue),
    standing(seed + 1, 206, 252, 1.3, 'counter'),
    table(trade, 96, hue, seed),
    table(trade, 306, hue, seed + 2),
  ].join('');

const table = (trade: Trade, x: number, hue: string, seed: number): Svg =>
  [
    shadow(x, 292, 78),
    stool(x - 70, hue),
    stool(x + 70, hue),
    rect(x - 5, 240, 10, 50, ink.woodDark),
    rect(x - 66, 232, 132, 10, ink.woodLight, 4),
    shape(`M${x - 40} 232h80l8 22h-96z`, darker(hue, 0.05)),
    at(x - 30, 232, 0.75, wares(trade, seed, nth(hues, seed))),
    at(x + 30, 232, 0.75, wares(trade, seed + 1, nth(hues, seed + 1))),
  ].join('');

const stool = (x: number, hue: string): Svg =>
  rect(x - 3, 262, 6, 30, ink.steelDark) + rect(x - 16, 256, 32, 8, hue, 4);
