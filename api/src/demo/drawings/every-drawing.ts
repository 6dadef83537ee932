import { type Category, type Tone, tellingCategories } from '@aaspaas/contract/shops/categories';
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
  /** In units of which every drawing is 400 wide. */
  readonly height: number;
}

/** All drawings of the demo data, the same every time. */
export const drawEverything = (): Drawing[] => [
  ...tellingCategories.flatMap((category) =>
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

/** The shopfront comes first, because cards show the first photo. */
function drawTrade({ id, name, tone }: Category): Svg[] {
  const trade = trades.get(id);
  if (!trade) throw new Error(`${name} has no drawings: add it to drawings/trades.ts`);
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

/** Categories with dozens of demo businesses, such as grocers, get more fronts, so that their cards differ. */
const moreFronts: ReadonlyMap<number, number> = new Map([
  [27, 3],
  [4, 2],
  [29, 2],
  [3, 1],
  [8, 1],
  [9, 1],
  [12, 1],
  [33, 1],
  [40, 2],
]);

/** Added to the seed for another drawing of a front, with another light, wall and street. */
const nextVisit = 47;
