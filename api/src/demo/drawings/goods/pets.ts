import { type Svg, darker, disc, dots, ink, oval, rect, shape, stroke } from '../kit';

/** Animals and what they live in. */
export const petGoods = {
  dog: (hue: string) =>
    shape('M-16 0q-4-24 8-30h14q12 8 10 30z', ink.woodLight) +
    shape('M-20-36q0-20 20-20t20 20q-4 14-20 14t-20-14z', ink.woodLight) +
    shape('M-20-40q-10 2-8 18 8 2 12-12zM20-40q10 2 8 18-8 2-12-12z', ink.woodDark) +
    oval(0, -30, 9, 7, ink.paper) +
    dots(
      [
        [-8, -40],
        [8, -40],
      ],
      2.4,
      ink.ink,
    ) +
    oval(0, -33, 3.4, 2.4, ink.ink) +
    rect(-12, -24, 24, 5, hue, 2) +
    disc(0, -17, 3.5, ink.marigold) +
    stroke('M-6-8v8M6-8v8', ink.paper, 5),
  cat: (hue: string) =>
    shape('M-16 0q-2-26 6-30h18q10 8 8 30z', ink.steelDark) +
    stroke('M16-4q18 0 14-20', ink.steelDark, 6) +
    shape('M-18-52l6 6q12-5 22 0l6-6q4 30-17 30t-17-30z', ink.steelDark) +
    dots(
      [
        [-7, -38],
        [5, -38],
      ],
      3,
      '#D8E04A',
    ) +
    dots(
      [
        [-7, -38],
        [5, -38],
      ],
      1.4,
      ink.ink,
    ) +
    shape('M-3-32h4l-2 3z', ink.brickLight) +
    rect(-11, -25, 22, 4, hue, 2),
  bowl: (hue: string) =>
    shape('M-28-20h56l-8 20h-40z', hue) +
    oval(0, -20, 28, 7, darker(hue)) +
    dots(
      [
        [-14, -22],
        [-4, -24],
        [6, -23],
        [15, -22],
        [0, -20],
      ],
      4,
      ink.woodLight,
    ) +
    shape('M-6-6q-4-4 0-7 4 2 6 0 2 2 6 0 4 3 0 7-6 3-12 0z', ink.paper),
  aquarium: (hue: string) =>
    rect(-32, -44, 64, 44, ink.sky, 3) +
    rect(-32, -36, 64, 36, ink.tealLight, 3) +
    rect(-32, -8, 64, 8, ink.jute, 2) +
    stroke('M-20-8q-6-10 0-18M22-8q6-12 0-22M14-8q-4-8 0-12', ink.leaf, 3) +
    shape('M-8-24q8-8 16 0 6-6 8-4v8q-2 2-8-4-8 8-16 0z', ink.marigold) +
    shape('M-22-16q5-5 10 0 4-4 5-2v4q-1 2-5-2-5 5-10 0z', hue) +
    rect(-34, -47, 68, 5, ink.ink, 2),
  cage: (hue: string) =>
    shape('M-22-6v-24q0-24 22-24t22 24v24z', ink.marigoldLight) +
    stroke('M-22-6v-24q0-24 22-24t22 24v24M-11-6v-44M0-6v-48M11-6v-44M-22-26h44', ink.marigoldDark, 2) +
    rect(-26, -8, 52, 8, ink.wood, 2) +
    shape('M-10-14q-2-14 8-16 10 0 8 10 4 6 8 8-14 6-24-2z', hue) +
    disc(-5, -25, 1.5, ink.white),
} satisfies Record<string, (hue: string) => Svg>;
