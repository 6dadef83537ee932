import {
  type Some,
  type Svg,
  at,
  blocks,
  disc,
  dots,
  grid,
  ink,
  nth,
  range,
  rect,
  shape,
  stroke,
} from './kit';

/** The colours of the sky and the light at a time of day. */
export interface Daylight {
  readonly sky: string;
  readonly haze: string;
  readonly sun: string;
  /** Drawn over everything. */
  readonly tint: string;
  readonly strength: number;
  readonly isDark: boolean;
}

export const daylights: Some<Daylight> = [
  { sky: '#CFE4EE', haze: '#EAF2F0', sun: '#FFF6DC', tint: '#F2A516', strength: 0.03, isDark: false },
  { sky: '#F6D7A4', haze: '#FBEBCB', sun: '#F9B94A', tint: '#E8861A', strength: 0.1, isDark: false },
  { sky: '#BFDCE8', haze: '#DCEBF2', sun: '#FFFFFF', tint: '#FFFFFF', strength: 0.02, isDark: false },
  { sky: '#4A5688', haze: '#C08AA0', sun: '#FCE7B8', tint: '#26306A', strength: 0.22, isDark: true },
  { sky: '#E9CFC4', haze: '#F7E6D6', sun: '#E58B6A', tint: '#B8452F', strength: 0.06, isDark: false },
  { sky: '#A9CDC8', haze: '#D6E8DF', sun: '#F4F8EC', tint: '#1B7F86', strength: 0.05, isDark: false },
];

export const tintOver = ({ tint, strength }: Daylight): Svg => shape('M0 0h400v300H0z', tint, strength);

export function skyAndCity(light: Daylight, seed: number): Svg {
  const sunX = 60 + ((seed * 97) % 280);
  const towers = range(9).map((index) => [index * 46 - 10, 60 + ((seed * 31 + index * 53) % 60)] as const);
  return [
    rect(0, 0, 400, 300, light.sky),
    shape('M0 70q100-30 200-8t200-10v200H0z', light.haze),
    disc(sunX, 38, 17, light.sun),
    shape(towers.map(([x, y]) => `M${x} ${y}h40v180h-40z`).join(''), ink.stoneDark, 0.35),
    light.isDark
      ? dots(
          range(14).map((index) => [(index * 71 + seed * 13) % 400, (index * 29) % 50] as const),
          0.9,
          '#FFF6DC',
        )
      : clouds(seed),
  ].join('');
}

const clouds = (seed: number): Svg =>
  [40 + ((seed * 59) % 120), 230 + ((seed * 43) % 110)]
    .map((x, index) =>
      shape(`M${x} ${34 + index * 12}q-2-10 10-10 4-10 16-7 8-8 18 1 14-2 14 9 8 1 7 7z`, '#FFFFFF', 0.75),
    )
    .join('');

/** Pavement with slabs, a painted kerb, and the road. */
export const pavement = (top: number): Svg =>
  rect(0, top, 400, 300 - top, '#CDBFA8') +
  rect(0, top, 400, 3, '#B5A58C') +
  stroke(
    range(9)
      .map((index) => `M${index * 50 + 12} ${top + 3}l-14 ${282 - top - 3}`)
      .join(''),
    '#B9A98F',
    1.2,
  ) +
  stroke(`M0 ${(top + 282) / 2}h400`, '#B9A98F', 1.2) +
  rect(0, 282, 400, 6, ink.ink) +
  blocks(
    grid(10, 1, (column) => [column * 44 - 6, 282]),
    22,
    6,
    ink.marigold,
  ) +
  rect(0, 288, 400, 12, '#6B675E');

const palms = (x: number, ground: number, height: number): Svg => {
  const [topX, topY] = [x + 12, ground - height];
  const fronds = [
    [-46, -2, -24, -28],
    [-38, 26, -34, -8],
    [-14, -38, -14, -16],
    [22, -34, 8, -24],
    [46, -2, 24, -28],
    [38, 28, 34, -6],
  ];
  return (
    stroke(`M${x} ${ground}Q${x} ${ground - height / 2} ${topX} ${topY}`, ink.wood, 7) +
    fronds
      .map(([dx = 0, dy = 0, qx = 0, qy = 0], index) =>
        shape(
          `M${topX} ${topY}q${qx} ${qy} ${dx} ${dy}Q${topX + qx * 0.6} ${topY + (qy + 30) * 0.6} ${topX} ${topY}`,
          index % 2 ? ink.leafMid : ink.leaf,
        ),
      )
      .join('') +
    dots(
      [
        [topX - 5, topY + 5],
        [topX + 5, topY + 6],
      ],
      4,
      ink.marigoldDark,
    )
  );
};

const roundTree = (x: number, ground: number, height: number): Svg =>
  stroke(`M${x} ${ground}v-${height * 0.6}M${x} ${ground - height * 0.4}l14-16`, ink.wood, 8) +
  dots(
    [
      [x - 22, ground - height * 0.66],
      [x + 24, ground - height * 0.7],
      [x, ground - height * 0.62],
    ],
    26,
    ink.leaf,
  ) +
  dots(
    [
      [x - 12, ground - height * 0.84],
      [x + 16, ground - height * 0.88],
    ],
    24,
    ink.leafMid,
  ) +
  dots([[x + 2, ground - height]], 18, ink.leafSoft);

export const tree = (seed: number, x: number, ground: number, height: number): Svg =>
  seed % 2 ? palms(x, ground, height * 1.15) : roundTree(x, ground, height);

/** Leaves that hang into the drawing from a corner. */
export const branch = (seed: number): Svg => {
  const twig = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0q14-10 30 0-16 10-30 0z', nth([ink.leaf, ink.leafMid, ink.leafDark], x))}</g>`;
  const leaves = range(11).map((index) =>
    twig(index * 13 - 6, ((index * 17) % 22) - 4, 30 + ((index * 37 + seed * 11) % 80)),
  );
  const content = stroke('M-10-2q70 16 140 2', ink.woodDark, 3) + leaves.join('');
  return seed % 2 ? content : `<g transform="translate(400) scale(-1 1)">${content}</g>`;
};

const scooter = (hue: string): Svg =>
  dots(
    [
      [-30, -9],
      [30, -9],
    ],
    9,
    ink.ink,
  ) +
  dots(
    [
      [-30, -9],
      [30, -9],
    ],
    4,
    ink.stone,
  ) +
  shape(
    'M-42-14q2-18 22-16l16 4q3 10 10 12h6q3-20 6-36h6l2 22q9 4 9 16h-10q-6-8-14 3h-22q-6-9-16-6t-13 5z',
    hue,
  ) +
  shape('M-26-32q10-5 24 0l-2 5h-20z', ink.ink) +
  stroke('M24-50l-3-8h-7', ink.ink, 3) +
  disc(29, -42, 3.5, ink.marigoldLight);

const bicycle = (hue: string): Svg =>
  [-24, 24]
    .map((x) => `<circle cx="${x}" cy="-15" r="14" fill="none" stroke="${ink.ink}" stroke-width="3"/>`)
    .join('') +
  stroke('M-24-15l12-22h26L2-15h-26M-12-37L2-15M14-37l10 22M14-37l-3-9h8M-12-37l-3-6h8', hue, 2.8) +
  rect(-34, -40, 18, 10, ink.woodLight, 2);

const dog = (): Svg =>
  shape('M-24 0q-3-16 14-17 18-2 26 7 6 5 4 10z', ink.marigoldDark) +
  shape('M-28 0q-5-9 4-13 8-2 12 3 3 6-1 10z', ink.marigoldDark) +
  stroke('M-24-4h4M22-2q9-1 8-8', ink.woodDark, 2);

const parked: Some<(hue: string) => Svg> = [scooter, bicycle, dog];
const paints: Some<string> = [ink.brick, ink.teal, ink.indigo, ink.plum];

/** A vehicle at the kerb. */
export const atTheKerb = (seed: number, x: number, y: number): Svg =>
  at(x, y, 1, nth(parked, seed)(nth(paints, seed >> 1)));
