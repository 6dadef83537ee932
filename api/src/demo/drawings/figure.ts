import { type Some, type Svg, at, disc, dots, ink, mirrored, nth, shape, stroke } from './kit';

/** A standing person, 92 high, with the feet at the origin. */
export interface Figure {
  readonly skin: string;
  readonly clothes: 'shirt' | 'kurta' | 'sari';
  readonly top: string;
  readonly below: string;
  readonly head: 'hair' | 'grey' | 'turban' | 'bun' | 'scarf' | 'cap';
  readonly hue: string;
}

export const skins: Some<string> = ['#C68A5E', '#8A5A3C', '#A86F48', '#D9A577', '#6E4630', '#B97A50'];

const bodies: Record<Figure['clothes'], (figure: Figure) => Svg> = {
  shirt: ({ top, below }) =>
    shape('M-9 0v-34h8v34zM1 0v-34h8v34z', below) +
    shape('M-11-30v-32q11-7 22 0v32z', top) +
    shape('M-4-64h8l-4 8z', ink.white, 0.7),
  kurta: ({ top, below }) =>
    shape('M-9 0v-24h7v24zM2 0v-24h7v24z', below) +
    shape('M-12-18l2-44q10-7 20 0l2 44z', top) +
    stroke('M0-62v16', ink.marigoldLight, 1.4),
  sari: ({ top, below, hue }) =>
    shape('M-15 0q2-34 8-46h14q7 14 9 46z', below) +
    shape('M-10-62q10-7 20 0l3 22h-26z', top) +
    shape('M10-63q-20 14-24 44l-1 19h10q4-40 19-58z', hue),
};

const heads: Record<Figure['head'], (figure: Figure) => Svg> = {
  hair: () => shape('M-11-73q-1-13 11-13t11 12q-6-6-12-5t-10 6z', ink.ink),
  grey: () =>
    shape('M-11-73q-1-13 11-13t11 12q-6-6-12-5t-10 6z', '#8F8A80') +
    stroke('M-2.5-70.6q4 1.6 8 0', '#8F8A80', 2),
  turban: ({ hue }) =>
    shape('M-12-75q-1-14 12-14t12 14q-12-7-24 0z', hue) +
    shape('M-8-68q8 14 17 0-2 9-8 9t-9-9z', ink.ink) +
    stroke('M-6-84q8 0 14 7', ink.marigoldLight, 1.2),
  bun: () =>
    shape('M-11-71q-2-14 11-14t11 14q-3-9-11-9t-11 9z', ink.ink) +
    disc(-10, -67, 5, ink.ink) +
    dots(
      [
        [-13, -70],
        [-14, -66],
      ],
      2,
      ink.white,
    ) +
    disc(2, -76, 1.2, ink.brick),
  scarf: ({ hue }) => shape('M-12-62q-4-24 12-24t12 24q-4 4-8 3 4-14-5-18-9 4-4 17-4 2-7-2z', hue),
  cap: ({ hue }) => shape('M-11-75q0-12 11-12t11 12zM8-78h9q1 3 0 3h-9z', hue),
};

const arms = {
  resting: 'M-9-55q-9 12-6 24M9-55q9 12 6 24',
  working: 'M-9-55q-10 10 2 20M9-55q14 8 22 6',
  waving: 'M-9-55q-9 12-6 24M9-56q12 2 16-14',
  counter: 'M-9-55q-14 6-16 16M9-55q14 6 16 16',
} as const;
const hands: Record<keyof typeof arms, readonly (readonly [number, number])[]> = {
  resting: [
    [-15, -30],
    [15, -30],
  ],
  working: [
    [-6, -34],
    [32, -49],
  ],
  waving: [
    [-15, -30],
    [26, -72],
  ],
  counter: [
    [-25, -38],
    [25, -38],
  ],
};

export function figure(one: Figure, pose: keyof typeof arms): Svg {
  return [
    bodies[one.clothes](one),
    shape('M-4-64h8v6q-4 3-8 0z', one.skin),
    disc(0, -73, 10.5, one.skin),
    dots(
      [
        [-2.5, -73.5],
        [5, -73.5],
      ],
      1.2,
      ink.ink,
    ),
    heads[one.head](one),
    stroke('M0-68q3 2 5-.5', ink.woodDark, 1.2),
    stroke(arms[pose], one.top, 6.5),
    dots(hands[pose], 3.6, one.skin),
  ].join('');
}

const cast: Some<Omit<Figure, 'skin'>> = [
  { clothes: 'kurta', top: ink.white, below: ink.stone, head: 'turban', hue: ink.brick },
  { clothes: 'sari', top: ink.marigold, below: ink.teal, head: 'bun', hue: ink.tealLight },
  { clothes: 'shirt', top: ink.indigoLight, below: ink.ink, head: 'hair', hue: ink.ink },
  { clothes: 'kurta', top: ink.leafSoft, below: ink.white, head: 'scarf', hue: ink.plum },
  { clothes: 'shirt', top: ink.brickLight, below: ink.indigo, head: 'grey', hue: ink.ink },
  { clothes: 'sari', top: ink.leaf, below: ink.plum, head: 'bun', hue: ink.marigold },
  { clothes: 'shirt', top: ink.marigold, below: ink.indigo, head: 'cap', hue: ink.brick },
  { clothes: 'kurta', top: ink.plumLight, below: ink.white, head: 'hair', hue: ink.ink },
];

/** The nth of a few people, so that drawings beside each other do not show the same person. */
export function somebody(index: number, pose: keyof typeof arms): Svg {
  const person = { ...nth(cast, index), skin: nth(skins, index * 5 + 1) };
  return index % 2 ? mirrored(figure(person, pose)) : figure(person, pose);
}

export const standing = (
  index: number,
  x: number,
  y: number,
  scale: number,
  pose: keyof typeof arms = 'resting',
): Svg => at(x, y, scale, somebody(index, pose));
