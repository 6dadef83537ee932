import { type Svg, darker, disc, dots, ink, lighter, oval, range, rect, shape, stroke } from '../kit';

/** Food and its containers. Each thing stands on the origin and is about 60 wide and 60 high. */
export const foodGoods = {
  loaf: () =>
    shape('M-28 0q-8-26 6-30 22-10 44 0 14 4 6 30z', '#C98A45') +
    shape('M-24-22q4-8 24-8t24 8q-24-8-48 0z', '#E0AC69') +
    stroke('M-14-22l4 8M-2-24l4 8M10-23l4 8', '#8F5B28', 3),
  cake: (hue: string) =>
    oval(0, -2, 32, 5, ink.steel) +
    rect(-25, -26, 50, 24, ink.white, 3) +
    shape('M-25-20v-6q0-5 5-5h40q5 0 5 5v6q-4 8-8 0-4 9-9 0-4 8-8 0-4 9-9 0-4 8-8 0-4 7-8 0z', hue) +
    rect(-25, -11, 50, 3, lighter(hue)) +
    dots(
      [
        [-15, -34],
        [0, -34],
        [15, -34],
      ],
      4,
      ink.brick,
    ) +
    stroke('M0-38v-12', ink.marigoldLight, 3) +
    shape('M0-60q5 7 0 11-5-4 0-11z', ink.marigold),
  croissant: () =>
    shape('M-30-4q2-26 30-28 28 2 30 28-8 2-14-6-8-8-16-8t-16 8q-6 8-14 6z', '#D9974A') +
    stroke('M-18-24l6 10M-6-31l2 13M8-31l-3 13M20-24l-7 10', '#A9682A', 3),
  cupcake: (hue: string) =>
    shape('M-18 0l-5-24h46l-5 24z', ink.marigoldDark) +
    stroke('M-10-2l-2-20M0-2v-20M10-2l2-20', ink.marigold, 2.5) +
    shape('M-26-22q-4-10 8-12 0-12 12-11 6-10 14-1 12-2 11 10 12 2 7 14z', lighter(hue, 0.55)) +
    disc(2, -50, 5, ink.brick) +
    dots(
      [
        [-14, -30],
        [-2, -36],
        [10, -30],
        [0, -27],
      ],
      1.8,
      ink.white,
    ),
  thali: (hue: string) =>
    oval(0, -6, 34, 12, ink.steel) +
    oval(0, -8, 30, 9, lighter(ink.steel, 0.4)) +
    oval(0, -9, 12, 5, ink.white) +
    oval(-19, -9, 6, 3.4, ink.marigold) +
    oval(19, -9, 6, 3.4, ink.leafMid) +
    oval(-9, -14, 6, 3, hue) +
    oval(10, -14, 6, 3, ink.brick) +
    stroke('M-6-24q4-6 0-12M6-24q4-6 0-12', ink.stoneDark, 2),
  chai: () =>
    [-15, 13]
      .map(
        (x) =>
          shape(`M${x - 10}-30h20l-3 30h-14z`, ink.sky) +
          shape(`M${x - 9}-24h18l-2.6 22h-12.8z`, '#B5763C') +
          stroke(`M${x}-36q4-6 0-12`, ink.stoneDark, 2),
      )
      .join(''),
  dosa: () =>
    oval(0, -4, 32, 7, ink.leafMid) +
    shape('M-30-8L22-22q10 0 8 10L-24-3q-8 0-6-5z', '#D9974A') +
    stroke('M-20-8L20-18', '#A9682A', 2) +
    oval(18, -3, 6, 3, ink.white),
  sweets: (hue: string) =>
    rect(-28, -8, 56, 8, ink.steel, 2) +
    dots(
      [
        [-18, -14],
        [0, -14],
        [18, -14],
        [-9, -25],
        [9, -25],
        [0, -36],
      ],
      9,
      ink.marigold,
    ) +
    dots(
      [
        [-18, -16],
        [0, -16],
        [18, -16],
        [-9, -27],
        [9, -27],
        [0, -38],
      ],
      2.4,
      hue,
    ),
  cookies: () =>
    oval(0, -3, 30, 6, ink.steel) +
    [
      [-14, -10],
      [12, -10],
      [0, -12],
      [-7, -22],
      [8, -22],
      [0, -32],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 12, 7, '#C98A45') +
          dots(
            [
              [x - 4, y - 1],
              [x + 3, y + 1],
              [x + 1, y - 3],
            ],
            1.5,
            ink.woodDark,
          ),
      )
      .join(''),
  sack: (hue: string) =>
    shape('M-24 0q-8-26 4-42h40q12 16 4 42z', ink.jute) +
    oval(0, -42, 21, 7, '#B89A6B') +
    shape('M-19-42q19-20 38 0-19 8-38 0z', hue) +
    stroke('M-14-8q14 4 28 0', '#B89A6B', 2) +
    rect(-9, -28, 18, 13, ink.paper, 1),
  jar: (hue: string) =>
    rect(-17, -42, 34, 42, ink.sky, 6) +
    rect(-13, -32, 26, 29, hue, 4) +
    dots(
      [
        [-7, -26],
        [2, -22],
        [8, -28],
        [-4, -14],
        [6, -12],
      ],
      2.6,
      lighter(hue),
    ) +
    rect(-15, -51, 30, 10, ink.brick, 3) +
    shape('M-12-38v30h-2v-26q0-4 2-4z', ink.white, 0.8),
  crate: (hue: string) =>
    dots(
      [
        [-20, -26],
        [-7, -26],
        [7, -26],
        [20, -26],
        [-13, -36],
        [0, -37],
        [13, -36],
      ],
      8,
      hue,
    ) +
    dots(
      [
        [-22, -29],
        [-9, -29],
        [5, -29],
        [18, -29],
        [-15, -39],
        [-2, -40],
        [11, -39],
      ],
      2,
      lighter(hue, 0.5),
    ) +
    rect(-32, -22, 64, 22, ink.woodLight) +
    stroke('M-32-15h64M-32-7h64', ink.woodDark, 1.5) +
    rect(-32, -22, 5, 22, ink.wood) +
    rect(27, -22, 5, 22, ink.wood),
  tin: (hue: string) =>
    rect(-18, -46, 36, 46, hue, 3) +
    rect(-18, -40, 36, 3, darker(hue)) +
    rect(-18, -6, 36, 3, darker(hue)) +
    disc(0, -22, 10, ink.marigoldLight) +
    shape('M0-30q7 9 0 14-7-5 0-14z', ink.marigoldDark) +
    stroke('M-8-46q8-12 16 0', ink.steelDark, 2.5),
  packet: (hue: string) =>
    shape('M-16 0l1-48h30l1 48z', hue) +
    rect(-15, -52, 30, 6, darker(hue)) +
    oval(0, -24, 11, 13, ink.marigoldLight) +
    stroke('M-5-24q5-7 10 0', hue, 3) +
    stroke('M-8-5h16', lighter(hue, 0.6), 2),
  bananas: () =>
    shape('M-26-34q0 30 30 34 18 2 24-6-32-2-44-30z', ink.marigold) +
    shape('M-18-38q6 26 30 30 14 2 20-6-28-4-40-26z', lighter(ink.marigold)) +
    shape('M-26-34l4-10h6l0 8z', ink.woodDark),
  pineapple: () =>
    shape('M-16-14q0-26 16-26t16 26q0 14-16 14t-16-14z', ink.marigold) +
    stroke('M-13-26l24 22M-6-36l20 20M13-26l-24 22M6-36l-20 20', ink.marigoldDark, 1.6) +
    shape('M0-38q-16-4-16-18 10 2 12 8 0-10 4-14 4 4 4 14 2-6 12-8 0 14-16 18z', ink.leafMid),
  herbs: (hue: string) =>
    range(5)
      .map((index) =>
        shape(
          `M0-8q${index * 10 - 20}-14 ${index * 14 - 28}-44q${20 - index * 8} 12 ${30 - index * 14} 40z`,
          index % 2 ? ink.leafMid : ink.leaf,
        ),
      )
      .join('') +
    rect(-9, -16, 18, 7, hue, 3) +
    shape('M-7-9h14l5 9h-24z', ink.leafSoft),
} satisfies Record<string, (hue: string) => Svg>;
