import { hairBefore, hairBehind } from './hair';
import {
  type Some,
  type Svg,
  darker,
  disc,
  dots,
  ink,
  lighter,
  mix,
  nth,
  oval,
  range,
  rect,
  shape,
  stroke,
} from './kit';
import type { Clothes, Extra, Portrait } from './people';

const dark = '#2B231E';

/** Head and shoulders on a square of 400. */
export function drawPortrait(one: Portrait, index: number): Svg {
  return [
    nth(backgrounds, index)(one.behind),
    hairBehind(one),
    shape('M164 250h72v60q-36 34-72 0z', darker(one.skin, 0.14)),
    clothing[one.clothes](one),
    ears(one),
    face(one),
    hairBefore(one),
    ...one.extras.map((extra) => extras[extra](one)),
  ].join('');
}

const sunrise = (colour: string): Svg =>
  rect(0, 0, 400, 400, colour) + disc(200, 200, 168, lighter(colour, 0.45));
const arch = (colour: string): Svg =>
  rect(0, 0, 400, 400, mix(colour, ink.stone, 0.35)) +
  shape('M52 400V190q0-130 148-160 148 30 148 160v210z', lighter(colour, 0.3));
const prints = (colour: string): Svg =>
  rect(0, 0, 400, 400, colour) +
  dots(
    range(49).map(
      (at) => [(at % 7) * 64 + (Math.floor(at / 7) % 2) * 32, Math.floor(at / 7) * 62 + 20] as const,
    ),
    9,
    lighter(colour, 0.4),
  ) +
  dots(
    range(49).map(
      (at) => [(at % 7) * 64 + (Math.floor(at / 7) % 2) * 32, Math.floor(at / 7) * 62 + 20] as const,
    ),
    3.5,
    darker(colour, 0.12),
  );
const backgrounds: Some<(colour: string) => Svg> = [sunrise, prints, arch];

const clothing: Record<Clothes, (one: Portrait) => Svg> = {
  kurta: ({ cloth, trim }) =>
    shape('M44 400q4-92 84-110l36-12q36 30 72 0l36 12q80 18 84 110z', cloth) +
    shape('M158 280q42 36 84 0l8 10q-50 44-100 0z', trim) +
    rect(192, 314, 16, 86, trim) +
    dots(
      [
        [200, 332],
        [200, 356],
        [200, 380],
      ],
      4,
      darker(trim, 0.4),
    ),
  shirt: ({ cloth, trim }) =>
    shape('M44 400q4-92 84-110l36-12q36 30 72 0l36 12q80 18 84 110z', cloth) +
    shape('M164 274l36 44-30 26-26-54zM236 274l-36 44 30 26 26-54z', trim) +
    stroke('M200 322v78', darker(cloth, 0.2), 4) +
    dots(
      [
        [206, 346],
        [206, 376],
      ],
      4,
      darker(cloth, 0.35),
    ),
  tee: ({ cloth, trim }) =>
    shape('M44 400q4-92 84-110l30-10q42 52 84 0l30 10q80 18 84 110z', cloth) +
    stroke('M158 281q42 52 84 0', trim, 10),
  waistcoat: ({ cloth, trim }) =>
    shape('M44 400q4-92 84-110l36-12q36 30 72 0l36 12q80 18 84 110z', trim) +
    shape('M96 400V302l62-22 42 76 42-76 62 22v98z', cloth) +
    shape('M164 276q36 30 72 0l-6 24q-30 16-60 0z', lighter(trim, 0.3)) +
    dots(
      [
        [200, 372],
        [200, 392],
      ],
      5,
      ink.marigold,
    ),
  sari: ({ cloth, trim, skin }) =>
    shape('M44 400q4-92 84-110l30-8q42 48 84 0l30 8q80 18 84 110z', trim) +
    shape('M150 284q50 56 100 0l-8-6q-42 40-84 0z', skin) +
    shape('M262 286q-110 20-170 114H44q4-92 84-110l20-6q40 22 80-2z', cloth) +
    stroke('M264 288Q152 312 94 398', darker(trim, 0.1), 9) +
    dots(
      [
        [232, 306],
        [200, 320],
        [170, 338],
        [144, 358],
        [122, 380],
      ],
      4,
      ink.marigoldLight,
    ),
};

const ears = ({ hair, skin }: Portrait): Svg =>
  hair === 'hijab'
    ? ''
    : dots(
        [
          [124, 188],
          [276, 188],
        ],
        17,
        darker(skin, 0.1),
      );

const face = ({ skin }: Portrait): Svg =>
  shape('M126 160q0-82 74-82t74 82q2 58-26 88-22 24-48 24t-48-24q-28-30-26-88z', skin) +
  dots(
    [
      [148, 214],
      [252, 214],
    ],
    15,
    mix(skin, '#D9604A', 0.28),
  ) +
  oval(170, 180, 7, 8, dark) +
  oval(230, 180, 7, 8, dark) +
  dots(
    [
      [172, 177],
      [232, 177],
    ],
    2.4,
    ink.white,
  ) +
  stroke('M152 158q16-11 32-3M216 155q16-8 32 3', dark, 5) +
  stroke('M198 186q-9 20 6 21', darker(skin, 0.28), 4.5) +
  stroke('M172 232q28 22 56 0', darker(skin, 0.55), 5);

const extras: Record<Extra, (one: Portrait) => Svg> = {
  glasses: () =>
    [168, 232]
      .map(
        (x) =>
          `<circle cx="${x}" cy="182" r="25" fill="#FFFFFF" fill-opacity=".22" stroke="${ink.ink}" stroke-width="5"/>`,
      )
      .join('') + stroke('M193 180q7-6 14 0M143 178l-18-4M257 178l18-4', ink.ink, 5),
  moustache: ({ hair, hairColour }) =>
    shape(
      'M200 212q-12-8-26 0-12 8-20 4 8 16 28 12 12-2 18-8 6 6 18 8 20 4 28-12-8 4-20-4-14-8-26 0z',
      hair === 'turban' || hair === 'cap' ? dark : hairColour,
    ),
  beard: ({ hair, hairColour }) => {
    const colour = hair === 'turban' || hair === 'bald' || hair === 'cap' ? dark : hairColour;
    return (
      shape(
        'M126 176q10 36 34 38 40-16 80 0 24-2 34-38 4 60-26 86-24 24-48 24t-48-24q-30-26-26-86z',
        colour,
      ) + stroke('M178 236q22 12 44 0', mix(colour, '#E7A48F', 0.7), 6)
    );
  },
  bindi: () => disc(200, 148, 6, ink.brick),
  earrings: () =>
    dots(
      [
        [122, 210],
        [278, 210],
      ],
      6,
      ink.marigold,
    ) + shape('M112 232q10-22 20 0zM268 232q10-22 20 0z', ink.marigold),
  nosering: () => disc(189, 204, 3.5, ink.marigold),
  flowers: () =>
    dots(
      [
        [258, 258],
        [280, 264],
        [300, 256],
        [312, 238],
      ],
      11,
      ink.white,
    ) +
    dots(
      [
        [258, 258],
        [280, 264],
        [300, 256],
        [312, 238],
      ],
      4,
      ink.marigoldLight,
    ),
};
