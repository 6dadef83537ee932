import { type Svg, darker, disc, dots, ink, lighter, oval, range, rect, shape, stroke } from '../kit';

/** Clothes, jewellery and cosmetics, and the tools to make them. */
export const styleGoods = {
  handbag: (hue: string) =>
    stroke('M-14-34q0-24 14-24t14 24', darker(hue), 5) +
    shape('M-28-36h56l4 36h-64z', hue) +
    shape('M-28-36h56l-6 18h-44z', darker(hue, 0.15)) +
    rect(-5, -24, 10, 9, ink.marigold, 2) +
    stroke('M-24-5h48', lighter(hue), 1.6),
  glasses: (hue: string) =>
    rect(-34, -6, 68, 6, ink.wood, 2) +
    stroke('M-30-22l-2 14M30-22l2 14', hue, 3) +
    dots(
      [
        [-15, -20],
        [15, -20],
      ],
      13,
      hue,
    ) +
    dots(
      [
        [-15, -20],
        [15, -20],
      ],
      10,
      darker(ink.teal, 0.3),
    ) +
    stroke('M-3-22q3-4 6 0', hue, 3.5) +
    stroke('M-21-24l6-4M9-24l6-4', ink.tealLight, 2.5),
  watch: (hue: string) =>
    rect(-8, -60, 16, 60, hue, 4) +
    disc(0, -30, 18, ink.marigold) +
    disc(0, -30, 14, ink.white) +
    stroke('M0-30v-9M0-30l7 4', ink.ink, 2.2) +
    rect(17, -33, 5, 6, ink.marigoldDark, 1) +
    stroke('M-4-8h8M-4-53h8', lighter(hue), 1.6),
  bangles: (hue: string) =>
    range(6)
      .map(
        (index) =>
          `<ellipse cx="0" cy="${-8 - index * 7}" rx="25" ry="8" fill="none" stroke="${[hue, ink.marigold, ink.leafMid, hue, ink.marigold, ink.brick][index] ?? hue}" stroke-width="4.5"/>`,
      )
      .join('') +
    dots(
      [
        [-12, -50],
        [0, -51],
        [12, -50],
      ],
      1.8,
      ink.white,
    ),
  scarf: (hue: string) =>
    shape('M-24-56h48l4 20-8 36h-40l-8-36z', hue) +
    stroke('M-24-40h48M-24-22h46M-20-8h38', lighter(hue, 0.5), 2.5) +
    dots(
      [
        [-12, -48],
        [0, -48],
        [12, -48],
        [-12, -31],
        [0, -31],
        [12, -31],
        [-8, -15],
        [6, -15],
      ],
      2.6,
      ink.marigold,
    ),
  lipstick: (hue: string) =>
    rect(-10, -26, 20, 26, ink.ink, 3) +
    rect(-8, -34, 16, 9, ink.marigold) +
    shape('M-6-34v-16q10-12 12-2v18z', hue) +
    shape('M-2-36v-14l3-4v18z', ink.white, 0.35),
  cream: (hue: string) =>
    rect(-24, -26, 48, 26, lighter(hue, 0.6), 6) +
    rect(-26, -38, 52, 14, hue, 5) +
    oval(0, -12, 13, 8, ink.white) +
    stroke('M-6-12q6-5 12 0', hue, 2) +
    stroke('M-20-32h16', lighter(hue), 2.5),
  perfume: (hue: string) =>
    shape('M-20 0v-26q0-8 10-10h20q10 2 10 10v26z', lighter(hue, 0.45)) +
    shape('M-15-4v-16h30v16z', hue) +
    rect(-7, -46, 14, 11, ink.marigold) +
    disc(0, -52, 7, ink.marigoldDark) +
    rect(-8, -17, 16, 9, ink.paper, 1),
  polish: (hue: string) =>
    rect(-12, -22, 24, 22, hue, 5) +
    shape('M-6-22l2-34h8l2 34z', ink.ink) +
    shape('M-8-18h4v12h-4z', ink.white, 0.5),
  mirror: (hue: string) =>
    oval(0, -36, 22, 24, hue) +
    oval(0, -36, 17, 19, ink.sky) +
    shape('M-10-26l16-24 6 4-14 26z', ink.white) +
    rect(-4, -13, 8, 10, hue) +
    rect(-14, -4, 28, 4, hue, 2),
  dryer: (hue: string) =>
    shape('M-20-54h30l20-6v32l-20-6h-30q-8-10 0-20z', hue) +
    shape('M-16-34h14l4 34h-14z', darker(hue)) +
    rect(30, -58, 5, 28, ink.ink, 2) +
    disc(-10, -44, 6, lighter(hue)) +
    stroke('M-6-2q-10 6-18 0', ink.ink, 2.5),
  scissors: (hue: string) =>
    stroke('M-8-18L12-58M8-18L-12-58', ink.steel, 5) +
    [-12, 12]
      .map((x) => `<circle cx="${x}" cy="-10" r="8" fill="none" stroke="${hue}" stroke-width="5"/>`)
      .join('') +
    disc(0, -34, 2.5, ink.steelDark),
  comb: (hue: string) =>
    rect(-32, -34, 64, 12, hue, 4) +
    stroke(
      range(11)
        .map((index) => `M${-28 + index * 5.6}-22v18`)
        .join(''),
      hue,
      2.8,
    ) +
    stroke('M-26-29h40', lighter(hue), 2),
  bottle: (hue: string) =>
    shape('M-14 0v-34q0-6 6-8v-6h16v6q6 2 6 8v34z', hue) +
    rect(-7, -56, 14, 9, ink.ink, 2) +
    rect(-10, -28, 20, 18, ink.paper, 2) +
    stroke('M-5-22h10M-5-17h7', hue, 2),
  shirt: (hue: string) =>
    stroke('M0-50v-8q6-2 4-6M-14-46l14-8 14 8', ink.woodLight, 2.5) +
    shape('M-12-48l-18 10 6 14 8-4v28h32v-28l8 4 6-14-18-10q-12 10-24 0z', hue) +
    shape('M-8-49l8 10 8-10-8 4z', lighter(hue, 0.5)) +
    dots(
      [
        [0, -32],
        [0, -22],
        [0, -12],
      ],
      1.6,
      lighter(hue, 0.7),
    ),
  saris: (hue: string) =>
    [hue, ink.marigold, ink.leafMid, ink.plumLight, ink.brick]
      .map(
        (colour, index) =>
          rect(-30, -11 * index - 11, 60, 10, colour, 3) +
          rect(-30, -11 * index - 5, 60, 3, lighter(colour, 0.55)) +
          rect(18, -11 * index - 11, 5, 10, ink.marigoldLight),
      )
      .join(''),
  bolt: (hue: string) =>
    [-20, 0, 20]
      .map(
        (x, index) =>
          rect(
            x - 8,
            -56 + index * 6,
            16,
            56 - index * 6,
            [hue, ink.marigold, ink.tealLight][index] ?? hue,
            6,
          ) +
          oval(x, -54 + index * 6, 8, 4, ink.paper) +
          stroke(`M${x - 4} ${-40 + index * 6}h8M${x - 4} ${-24 + index * 4}h8`, ink.white, 2),
      )
      .join(''),
  mannequin: (hue: string) =>
    stroke('M0-12v12M-12 0h24', ink.woodDark, 4) +
    rect(-5, -64, 10, 10, ink.woodLight, 3) +
    shape('M-6-56h12q16 4 14 18-5 12-2 28h-36q3-16-2-28-2-14 14-18z', hue) +
    shape('M0-54q-12 10-14 44h10q0-28 4-44z', lighter(hue, 0.3)) +
    dots(
      [
        [6, -42],
        [6, -32],
        [6, -22],
      ],
      1.8,
      ink.marigold,
    ),
  machine: (hue: string) =>
    rect(-34, -8, 68, 8, ink.wood, 2) +
    shape('M-30-8v-5h8v-22q0-8 8-8h32q10 0 10 10v25h-16v-17h-18v10h7v7z', ink.ink) +
    disc(26, -30, 8, hue) +
    disc(26, -30, 3, ink.marigoldLight) +
    rect(-18, -50, 7, 8, ink.brick, 1) +
    stroke('M-26-28v14', ink.steel, 2) +
    stroke('M-6-40h22M18-18h4', ink.marigold, 1.8),
  spools: (hue: string) =>
    [
      [-20, hue],
      [0, ink.marigold],
      [20, ink.leafMid],
    ]
      .map(
        ([x, colour]) =>
          rect(Number(x) - 9, -36, 18, 5, ink.woodLight, 1) +
          rect(Number(x) - 7, -31, 14, 26, String(colour), 2) +
          stroke(
            `M${Number(x) - 6}-25h12M${Number(x) - 6}-18h12M${Number(x) - 6}-11h12`,
            darker(String(colour), 0.15),
            1.4,
          ) +
          rect(Number(x) - 9, -5, 18, 5, ink.woodLight, 1),
      )
      .join(''),
  necklace: (hue: string) =>
    shape('M-24 0q-4-24 8-32l4-26h24l4 26q12 8 8 32z', hue) +
    stroke('M-13-46q13 34 26 0', ink.marigold, 3.5) +
    dots(
      [
        [-9, -36],
        [-4, -31],
        [0, -29],
        [4, -31],
        [9, -36],
      ],
      3,
      ink.marigold,
    ) +
    shape('M0-26l6 8-6 9-6-9z', ink.brick) +
    disc(0, -17, 2, ink.white),
  ring: (hue: string) =>
    shape('M-26-2l4-24h44l4 24z', hue) +
    rect(-28, -6, 56, 6, darker(hue), 2) +
    shape('M-22-26l4-22h36l4 22z', darker(hue, 0.15)) +
    rect(-16, -20, 32, 10, ink.paper, 5) +
    `<circle cx="0" cy="-26" r="9" fill="none" stroke="${ink.marigold}" stroke-width="3.5"/>` +
    shape('M0-44l6 5-6 7-6-7z', ink.sky),
  earrings: (hue: string) =>
    rect(-28, -54, 56, 54, hue, 4) +
    [-12, 12]
      .map(
        (x) =>
          disc(x, -42, 4, ink.marigold) +
          shape(`M${x - 9}-20q0-16 9-16t9 16z`, ink.marigold) +
          dots(
            [
              [x - 6, -16],
              [x, -15],
              [x + 6, -16],
            ],
            2.2,
            ink.paper,
          ) +
          disc(x, -27, 2.2, ink.brick),
      )
      .join(''),
} satisfies Record<string, (hue: string) => Svg>;
