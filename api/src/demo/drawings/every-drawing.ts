import { type Category, type Tone, categories } from '@aaspaas/contract/shops/categories';
import { drawCloseup } from './closeup';
import { drawPortrait } from './faces';
import { drawInterior } from './interior';
import { type Svg, ink } from './kit';
import { portraits } from './people';
import { drawShopfront } from './shopfront';
import { trades } from './trades';

export interface Drawing {
  /** Null for a portrait. */
  readonly categoryId: number | null;
  readonly content: Svg;
  /** In the drawing's own units, of which it is 400 wide. */
  readonly height: number;
}

/** Every demo picture, as drawn; the same every time. */
export const drawEverything = (): Drawing[] => [
  ...categories.flatMap((category) =>
    drawTrade(category).map((content) => ({ categoryId: category.id, content, height: 300 })),
  ),
  ...portraits.map((one, index) => ({ categoryId: null, content: drawPortrait(one, index), height: 400 })),
];

const toneHues: Record<Tone, string> = {
  leaf: ink.leaf,
  marigold: ink.marigoldDark,
  brick: ink.brick,
  indigo: ink.indigo,
  plum: ink.plum,
  teal: ink.teal,
};

/** The front first: that is what a card shows. */
function drawTrade({ id, name, tone }: Category): Svg[] {
  const trade = trades.get(id);
  if (!trade) throw new Error(`${name} has no drawings: add it to drawings-trades.ts`);
  const hue = toneHues[tone];
  const otherFronts = Array.from({ length: moreFronts.get(id) ?? 0 }, (_, visit) =>
    drawShopfront(trade, hue, id + nextVisit * (visit + 1)),
  );
  return [
    drawShopfront(trade, hue, id),
    drawInterior(trade, hue, id),
    drawCloseup(trade, hue, id),
    ...otherFronts,
  ];
}

/** Categories with dozens of demo businesses, whose cards would otherwise look alike: cleaners, grocers, repairs … */
const moreFronts: ReadonlyMap<number, number> = new Map([
  [27, 3],
  [4, 2],
  [29, 2],
  [3, 1],
  [8, 1],
  [9, 1],
  [12, 1],
  [33, 1],
]);

/** Added to the seed for another picture of a front: other light, other wall, other side of the street. */
const nextVisit = 47;
