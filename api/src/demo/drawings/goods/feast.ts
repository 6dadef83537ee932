import { type Svg, darker, disc, dots, ink, lighter, oval, range, rect, shape, stroke } from '../kit';

/** Things for music, travel and feasts. */
export const feastGoods = {
  tabla: (hue: string) =>
    [-17, 18]
      .map(
        (x, index) =>
          shape(
            `M${x - 17}-32h34l${index ? 1 : -3} 24q-3 8-${index ? 18 : 14} 8t-${index ? 18 : 14}-8z`,
            index ? ink.steel : hue,
          ) +
          stroke(
            `M${x - 14}-30l4 26M${x - 5}-30l2 28M${x + 5}-30l-2 28M${x + 14}-30l-4 26`,
            ink.marigoldLight,
            1.6,
          ) +
          oval(x, -33, 17, 6, ink.marigoldLight) +
          oval(x, -33, 7, 2.6, ink.ink),
      )
      .join(''),
  guitar: (hue: string) =>
    stroke('M6-30l18-30', ink.woodDark, 5) +
    shape('M-24-20q4-12 12-12 6-10 14-6 8 4 4 14 4 10-4 16-10 12-22 6-10-6-4-18z', hue) +
    disc(-6, -20, 6, ink.ink) +
    stroke('M-14-10L22-58', ink.marigoldLight, 1) +
    rect(20, -65, 9, 10, ink.ink, 2),
  sitar: (hue: string) =>
    stroke('M-4-22l24-40', ink.wood, 6) +
    disc(-10, -16, 16, hue) +
    disc(14, -52, 6, hue) +
    stroke('M-14-10l36-54', ink.marigoldLight, 1.2) +
    rect(-16, -16, 11, 3, ink.marigoldLight) +
    dots(
      [
        [16, -48],
        [11, -40],
        [20, -54],
      ],
      1.8,
      ink.marigold,
    ),
  harmonium: (hue: string) =>
    rect(-34, -34, 68, 34, hue, 3) +
    rect(-30, -22, 60, 12, ink.white) +
    stroke(
      range(9)
        .map((index) => `M${-24 + index * 6}-22v12`)
        .join(''),
      ink.steel,
      1,
    ) +
    stroke(
      range(8)
        .map((index) => `M${-24 + index * 6.8}-22v6`)
        .join(''),
      ink.ink,
      3,
    ) +
    shape('M-34-34l6-16h56l6 16z', lighter(hue, 0.15)) +
    stroke('M-24-44h48M-26-39h52', darker(hue), 2),
  flute: (hue: string) =>
    stroke('M-30-8L28-46', ink.woodLight, 8) +
    dots(
      [
        [-8, -23],
        [0, -28],
        [8, -33],
        [16, -38],
      ],
      2.2,
      ink.woodDark,
    ) +
    stroke('M-26-11l4-3M22-42l3-2', hue, 8.5) +
    shape('M-26-8q-4 10-2 14 6-2 4-12z', hue),
  drum: (hue: string) =>
    shape('M-30-40q10-6 20-2h20q10-4 20 2v34q-10 6-20 2h-20q-10 4-20-2z', hue) +
    oval(-29, -23, 7, 18, ink.marigoldLight) +
    oval(29, -23, 7, 18, ink.marigoldLight) +
    stroke('M-22-38l44 30M-22-8l44-30M-22-23h44', ink.marigold, 2) +
    stroke('M-20-42q20-22 40 0', ink.brick, 3),
  suitcase: (hue: string) =>
    stroke('M-10-46v-10h20v10', ink.ink, 4) +
    rect(-24, -48, 48, 48, hue, 6) +
    stroke('M-12-46v44M12-46v44', darker(hue), 2.5) +
    rect(-20, -30, 14, 10, ink.marigold, 1) +
    disc(14, -16, 5, ink.tealLight) +
    dots(
      [
        [-16, 0],
        [16, 0],
      ],
      3.5,
      ink.ink,
    ),
  plane: (hue: string) =>
    shape('M-36-30q2-8 14-6l20 6 26-22q10-6 12 0 0 6-8 12L8-20l2 24-6 2-12-20-16 6-2 8-5-1v-14z', ink.white) +
    shape('M-2-30l14-12-34-8-6 4zM-10-14l18-8-12 28z', hue) +
    dots(
      [
        [2, -27],
        [9, -32],
        [16, -37],
      ],
      1.8,
      ink.teal,
    ),
  backpack: (hue: string) =>
    stroke('M-8-54q8-10 16 0', ink.ink, 4) +
    shape('M-22 0v-36q0-18 22-18t22 18v36q0 2-4 2h-36q-4 0-4-2z', hue) +
    rect(-15, -26, 30, 22, darker(hue, 0.18), 4) +
    stroke('M-15-18h30', ink.marigold, 2) +
    rect(-28, -30, 7, 24, darker(hue), 3) +
    rect(21, -30, 7, 24, darker(hue), 3) +
    stroke('M-10-40h20', lighter(hue), 3),
  postcard: (hue: string) =>
    rect(-32, -48, 64, 48, ink.white, 1) +
    rect(-29, -45, 58, 42, lighter(hue, 0.65)) +
    shape('M-14-3v-16q0-2 2-2 0-12 12-16 12 4 12 16 2 0 2 2v16z', ink.white) +
    rect(-24, -28, 4, 25, ink.white) +
    rect(20, -28, 4, 25, ink.white) +
    shape('M-4-3v-9q4-5 8 0v9z', hue) +
    rect(-29, -6, 58, 3, ink.leafMid),
  balloons: (hue: string) =>
    stroke('M-14-36q6 18 14 36M14-40q-6 20-14 40M0-50v50', ink.stoneDark, 1.4) +
    oval(-15, -44, 12, 15, hue) +
    oval(15, -46, 12, 15, ink.marigold) +
    oval(0, -56, 12, 15, ink.tealLight) +
    dots(
      [
        [-19, -50],
        [11, -52],
        [-4, -62],
      ],
      2.5,
      ink.white,
    ),
  marigolds: (hue: string) =>
    shape('M-28-20h56q-3 20-16 20h-24q-13 0-16-20z', hue) +
    dots(
      [
        [-19, -24],
        [-6, -26],
        [7, -26],
        [19, -24],
      ],
      9,
      ink.marigold,
    ) +
    dots(
      [
        [-12, -34],
        [1, -36],
        [13, -34],
      ],
      9,
      '#E8861A',
    ) +
    dots(
      [
        [-19, -24],
        [-6, -26],
        [7, -26],
        [19, -24],
        [-12, -34],
        [1, -36],
        [13, -34],
      ],
      3,
      ink.brick,
    ),
  lights: (hue: string) =>
    stroke('M-32-52q16 20 32 0 16 20 32 0', ink.ink, 2) +
    dots(
      [
        [-22, -43],
        [22, -43],
      ],
      6,
      ink.marigold,
    ) +
    dots(
      [
        [-10, -43],
        [10, -43],
      ],
      6,
      hue,
    ) +
    rect(-24, -24, 48, 24, ink.ink, 3) +
    disc(0, -12, 9, ink.steel) +
    disc(0, -12, 5, hue) +
    rect(-18, -20, 6, 4, ink.marigold),
} satisfies Record<string, (hue: string) => Svg>;
