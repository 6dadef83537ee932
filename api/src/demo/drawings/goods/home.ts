import { type Svg, darker, disc, dots, ink, lighter, oval, range, rect, shape, stroke } from '../kit';

/** Things of the house, the kitchen and the garden. */
export const homeGoods = {
  pot: (hue: string) =>
    shape('M-15-24h30l-5 24h-20z', hue) +
    rect(-18, -28, 36, 7, darker(hue), 2) +
    shape('M0-28q-24-10-20-34 16 6 20 26-4-28 8-34 12 16-2 32 8-16 22-14-4 22-28 24z', ink.leafMid) +
    stroke('M0-28q-4-16-12-26M2-28q4-14 5-26', ink.leaf, 1.6),
  can: (hue: string) =>
    rect(-18, -32, 32, 32, hue, 4) +
    shape('M12-20l20-18 4 4-22 26z', hue) +
    oval(34, -38, 7, 4, darker(hue)) +
    stroke('M-16-28q-16-2-14 12t14 10M-12-32q8-18 20 0', darker(hue), 4) +
    stroke('M-12-22v14', lighter(hue), 3),
  spade: (hue: string) =>
    stroke('M0-30v-26M-8-58h16', ink.wood, 5) +
    shape('M-13-32h26v16q-4 14-13 16-9-2-13-16z', ink.steel) +
    shape('M0-32h13v16q-4 14-13 16z', ink.steelDark) +
    rect(-3, -36, 6, 6, hue),
  lamp: (hue: string) =>
    stroke('M0 0v-36', ink.marigoldDark, 4) +
    oval(0, -2, 16, 4, ink.marigoldDark) +
    shape('M-24-30l10-28h28l10 28z', hue) +
    stroke('M-15-34l7-22M0-32v-24M15-34l-7-22', lighter(hue), 2.5),
  vase: (hue: string) =>
    shape('M-8-36h16q-2 8 8 16 8 14-6 20h-20q-14-6-6-20 10-8 8-16z', hue) +
    stroke('M-15-14q15 6 30 0M-16-8q16 6 32 0', lighter(hue, 0.5), 2) +
    stroke('M-2-36q-6-10-12-12M2-36q2-10 10-16M0-36v-12', ink.leafMid, 2) +
    dots(
      [
        [-15, -50],
        [12, -54],
        [0, -50],
      ],
      6,
      ink.marigold,
    ) +
    dots(
      [
        [-15, -50],
        [12, -54],
        [0, -50],
      ],
      2.4,
      ink.brick,
    ),
  chair: (hue: string) =>
    stroke('M-18 0l2-56M18 0l-2-56M-18-2v-20M18-2v-20', ink.woodDark, 5) +
    rect(-18, -58, 36, 22, hue, 5) +
    rect(-22, -28, 44, 10, lighter(hue, 0.2), 4) +
    stroke('M-10-52v12M0-52v12M10-52v12', lighter(hue), 2),
  sofa: (hue: string) =>
    rect(-34, -40, 68, 30, darker(hue, 0.15), 8) +
    rect(-26, -26, 52, 16, lighter(hue, 0.15), 4) +
    rect(-38, -28, 14, 24, hue, 6) +
    rect(24, -28, 14, 24, hue, 6) +
    rect(-18, -36, 16, 16, ink.marigold, 3) +
    rect(4, -35, 15, 15, ink.marigoldLight, 3) +
    stroke('M-30-2v2M30-2v2', ink.woodDark, 5),
  table: () =>
    rect(-34, -32, 68, 7, ink.wood, 2) +
    stroke('M-28-25l-2 25M28-25l2 25', ink.woodDark, 5) +
    rect(-22, -25, 44, 8, ink.woodLight) +
    disc(0, -21, 2, ink.marigold),
  cooker: (hue: string) =>
    rect(-24, -32, 48, 32, ink.steel, 6) +
    rect(-24, -10, 48, 4, ink.white) +
    rect(-26, -37, 52, 7, ink.steelDark, 3) +
    rect(22, -38, 16, 7, hue, 3) +
    rect(-6, -44, 12, 8, hue, 2) +
    stroke('M0-46v-6', ink.steelDark, 3) +
    stroke('M8-50q6-6 0-10', ink.stone, 2) +
    shape('M-18-26h4v16h-4z', ink.white, 0.8),
  pan: (hue: string) =>
    shape('M-32-22h64q-4 22-22 22h-20q-18 0-22-22z', ink.ink) +
    stroke('M-34-20q-8-6 0-10M34-20q8-6 0-10', ink.steelDark, 4) +
    oval(0, -22, 32, 7, ink.steelDark) +
    oval(0, -22, 27, 5, hue) +
    dots(
      [
        [-14, -23],
        [-4, -21],
        [8, -23],
        [16, -22],
      ],
      3,
      lighter(hue),
    ),
  tiffin: (hue: string) =>
    range(3)
      .map(
        (index) =>
          rect(-19, -15 * index - 15, 38, 14, index === 1 ? lighter(hue, 0.4) : ink.steel, 4) +
          rect(-15, -15 * index - 12, 4, 8, ink.white),
      )
      .join('') + stroke('M-22-4v-42q0-14 22-14t22 14v42', ink.steelDark, 3),
  kettle: (hue: string) =>
    shape('M-24 0q-8-40 22-42t24 42z', hue) +
    shape('M18-26l18-14 4 5-18 22z', hue) +
    stroke('M-18-36q18-28 36 0', ink.woodDark, 5) +
    rect(-7, -48, 14, 7, darker(hue), 3) +
    shape('M-16-10q-2-18 8-24-4 12-4 24z', ink.white, 0.5),
  plates: (hue: string) =>
    range(5)
      .map((index) => oval(0, -5 - index * 6, 30 - index, 6, index % 2 ? lighter(hue, 0.5) : ink.white))
      .join('') + oval(0, -30, 20, 3.5, lighter(hue, 0.7)),
  bucket: (hue: string) =>
    shape('M-22-38h44l-6 38h-32z', hue) +
    oval(0, -38, 22, 6, darker(hue)) +
    oval(0, -37, 18, 4, ink.sky) +
    stroke('M-22-38q22-34 44 0', ink.steelDark, 3) +
    dots(
      [
        [-8, -42],
        [2, -45],
        [10, -41],
        [-1, -40],
      ],
      4.5,
      ink.white,
    ) +
    shape('M-16-30l4 24h-5l-4-24z', lighter(hue)),
  broom: (hue: string) =>
    stroke('M16-60L-4-24', ink.woodLight, 4) +
    shape('M-10-28l14 7q0 14-10 21h-22q8-12 18-28z', ink.marigold) +
    stroke('M-6-20l-12 18M-1-18l-9 16M-10-22l-14 20', ink.marigoldDark, 1.6) +
    stroke('M-8-24l10 5', hue, 4),
  spray: (hue: string) =>
    shape('M-13 0v-24q0-8 7-10h12q7 2 7 10v24z', hue) +
    rect(-5, -44, 10, 12, ink.white) +
    shape('M-12-52h22q6 0 6 6h-8l-2 4h-14q-4-2-4-10z', darker(hue)) +
    rect(-9, -22, 18, 14, ink.paper, 2) +
    dots(
      [
        [-22, -50],
        [-28, -46],
        [-28, -54],
      ],
      1.8,
      ink.tealLight,
    ),
  towels: (hue: string) =>
    [hue, ink.paper, lighter(hue), ink.marigoldLight]
      .map(
        (colour, index) =>
          rect(-26, -12 * index - 11, 52, 11, colour, 5) +
          stroke(`M-18 ${-12 * index - 3}h30`, darker(colour, 0.12), 1.2),
      )
      .join(''),
  house: (hue: string) =>
    rect(-24, -32, 48, 32, ink.paper) +
    shape('M-32-30l32-28 32 28z', hue) +
    rect(-7, -20, 14, 20, ink.leaf) +
    rect(-20, -26, 10, 10, ink.sky) +
    rect(10, -26, 10, 10, ink.sky) +
    rect(12, -56, 8, 14, darker(hue)) +
    rect(-32, -3, 64, 4, ink.leafSoft),
  tower: (hue: string) =>
    rect(-28, -44, 24, 44, lighter(hue, 0.3)) +
    rect(-2, -60, 28, 60, hue) +
    range(5)
      .map(
        (row) => rect(2, -55 + row * 10, 8, 6, ink.marigoldLight) + rect(14, -55 + row * 10, 8, 6, ink.sky),
      )
      .join('') +
    range(3)
      .map((row) => rect(-23, -38 + row * 12, 14, 6, ink.paper))
      .join(''),
} satisfies Record<string, (hue: string) => Svg>;
