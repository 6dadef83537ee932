import { type Svg, darker, disc, dots, grid, blocks, ink, lighter, oval, rect, shape, stroke } from '../kit';

/** Tools, machines, vehicles and buildings. */
export const toolGoods = {
  hammer: (hue: string) =>
    stroke('M-14-2L10-44', ink.wood, 7) +
    stroke('M-14-2l8-14', hue, 8) +
    shape('M-8-54l34 18-5 10-34-18z', ink.steelDark) +
    shape('M-12-46l6-10 6 3-6 10z', ink.steel),
  paint: (hue: string) =>
    rect(-20, -38, 40, 38, ink.steel, 3) +
    oval(0, -38, 20, 6, darker(hue)) +
    shape('M-20-36q6 4 10 0v18q4 6 7 0v-14q12 2 23-4v22h-40z', hue) +
    stroke('M-20-36q20-34 40 0', ink.steelDark, 2.5) +
    rect(-12, -14, 24, 10, ink.paper, 1),
  drill: (hue: string) =>
    rect(-26, -48, 38, 20, hue, 6) +
    shape('M-22-30h16l-4 24h-14z', darker(hue)) +
    rect(-28, -10, 24, 10, ink.ink, 3) +
    shape('M12-44l10 3v8l-10 3z', ink.steelDark) +
    stroke('M22-37h14', ink.steel, 3) +
    rect(-16, -43, 16, 4, lighter(hue)) +
    rect(-8, -28, 5, 8, ink.marigold, 2),
  wrench: (hue: string) =>
    stroke('M-16-6L8-34', ink.steel, 9) +
    shape('M4-52q12-6 20 2l-11 7 1 8 9 4 8-8q4 12-6 18-14 4-22-8-6-14 1-23z', ink.steel) +
    stroke('M-16-6l10-12', hue, 10),
  toolbox: (hue: string) =>
    rect(-32, -28, 64, 28, hue, 4) +
    rect(-32, -34, 64, 8, darker(hue), 3) +
    stroke('M-10-36v-8h20v8', ink.ink, 4) +
    rect(-6, -28, 12, 8, ink.marigold, 1) +
    stroke('M-24-36l-4-16M22-36l6-18', ink.steelDark, 4) +
    rect(-31, -58, 6, 10, ink.marigold, 2),
  tap: (hue: string) =>
    shape('M-28-26h30q18 0 18 18v4h-12v-4q0-8-8-8h-28z', ink.steel) +
    rect(-32, -30, 7, 18, ink.steelDark, 2) +
    stroke('M-6-26v-10', ink.steelDark, 5) +
    stroke('M-20-40h28', hue, 7) +
    shape('M14 2q5 8 0 10-5-2 0-10z', ink.tealLight),
  screws: (hue: string) =>
    rect(-28, -22, 56, 22, hue, 3) +
    rect(-24, -18, 14, 14, darker(hue), 1) +
    rect(-7, -18, 14, 14, darker(hue), 1) +
    rect(10, -18, 14, 14, darker(hue), 1) +
    dots(
      [
        [-20, -12],
        [-15, -9],
        [-16, -14],
      ],
      2.4,
      ink.steel,
    ) +
    dots(
      [
        [-3, -12],
        [2, -9],
        [1, -14],
      ],
      2.4,
      ink.marigold,
    ) +
    dots(
      [
        [14, -12],
        [19, -9],
      ],
      2.8,
      ink.stone,
    ) +
    stroke('M-20-26l6-14M0-26v-16M20-26l-5-14', ink.steelDark, 3),
  bulb: () =>
    shape('M0-58q20 0 20 20 0 8-7 14-4 4-4 10h-18q0-6-4-10-7-6-7-14 0-20 20-20z', ink.marigoldLight) +
    rect(-9, -14, 18, 12, ink.steelDark, 2) +
    stroke('M-6-30q6 8 12 0M-4-28v14M4-28v14', ink.marigoldDark, 1.8) +
    stroke('M-9-10h18M-9-6h18', ink.steel, 1.5) +
    shape('M-13-40q2-10 10-12-6 6-6 14z', ink.white),
  bricks: () =>
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2]
          .map((column) =>
            rect(
              -33 + column * 22 + (row % 2) * 5,
              -13 - row * 13,
              20,
              12,
              (row + column) % 2 ? ink.brick : ink.brickLight,
              1,
            ),
          )
          .join(''),
      )
      .join(''),
  helmet: (hue: string) =>
    shape('M-26-12q0-30 26-30t26 30z', hue) +
    rect(-32, -14, 64, 8, darker(hue, 0.15), 4) +
    rect(-5, -44, 10, 30, lighter(hue), 4) +
    shape('M-20-16q0-14 8-20-4 10-3 20z', ink.white, 0.5),
  cement: (hue: string) =>
    shape('M-28 0q-4-12 2-24h52q6 12 2 24z', ink.stone) +
    shape('M-26-24q-4-12 2-22h48q6 10 2 22z', lighter(ink.stone)) +
    rect(-14, -20, 28, 14, hue, 2) +
    rect(-14, -42, 28, 14, hue, 2) +
    stroke('M-8-13h16M-8-35h16', ink.paper, 3),
  cone: () =>
    shape('M-18-4l12-50h12l12 50z', ink.brick) +
    shape('M-13-24h26l3 11h-32zM-9-40h18l2 9h-22z', ink.white) +
    rect(-24, -6, 48, 6, ink.brick, 2),
  barrow: (hue: string) =>
    shape('M-30-38h52l-10 26h-32z', hue) +
    stroke('M14-30l26-6M-18-12l-2 12M8-12l6 12', ink.woodDark, 4) +
    disc(-22, -8, 9, ink.ink) +
    disc(-22, -8, 4, ink.stone) +
    shape('M-26-38q10-16 22-6 12-10 20 6z', ink.stoneDark),
  tyre: () =>
    disc(0, -30, 30, ink.ink) +
    disc(0, -30, 20, ink.steel) +
    disc(0, -30, 15, ink.steelDark) +
    stroke('M0-44v28M-12-38l24 16M-12-22l24-16', ink.steel, 3) +
    disc(0, -30, 5, ink.white),
  oil: (hue: string) =>
    shape('M-20 0v-38q0-6 6-6h14l6-10h12v10q4 2 4 8v36z', hue) +
    rect(5, -58, 14, 8, ink.marigold, 2) +
    rect(-13, -30, 26, 20, ink.paper, 2) +
    shape('M0-28q8 10 0 15-8-5 0-15z', ink.marigoldDark) +
    stroke('M-14-42q4-12 12-10', darker(hue), 4),
  car: (hue: string) =>
    shape('M-40-10v-14l12-4 10-16h28l12 16 14 4q4 2 4 14z', hue) +
    shape('M-14-40h10v12h-18zM0-40h8l9 12h-17z', ink.sky) +
    rect(-40, -16, 80, 3, lighter(hue)) +
    dots(
      [
        [-22, -8],
        [22, -8],
      ],
      9,
      ink.ink,
    ) +
    dots(
      [
        [-22, -8],
        [22, -8],
      ],
      4,
      ink.steel,
    ) +
    disc(37, -18, 3, ink.marigoldLight),
  battery: (hue: string) =>
    rect(-26, -36, 52, 36, hue, 3) +
    rect(-26, -36, 52, 10, darker(hue)) +
    rect(-18, -43, 10, 8, ink.steel) +
    rect(8, -43, 10, 8, ink.steel) +
    shape('M3-24l-10 12h6l-3 10 11-13h-6z', ink.marigold),
  truck: (hue: string) =>
    rect(-40, -46, 50, 38, hue, 2) +
    shape('M12-38h16l12 14v16H12z', ink.marigold) +
    shape('M17-33h9l8 9H17z', ink.sky) +
    rect(-34, -40, 38, 12, lighter(hue), 1) +
    stroke('M-30-20h30', ink.marigoldLight, 3) +
    rect(-40, -10, 80, 4, ink.ink) +
    dots(
      [
        [-22, -6],
        [26, -6],
      ],
      8,
      ink.ink,
    ) +
    dots(
      [
        [-22, -6],
        [26, -6],
      ],
      3.5,
      ink.steel,
    ),
  carton: (hue: string) =>
    rect(-28, -42, 56, 42, ink.jute, 1) +
    rect(-5, -42, 10, 42, lighter(ink.jute)) +
    shape('M-28-42h56l-5-8h-46z', '#B89A6B') +
    shape('M10-14h14v10H10z', ink.paper) +
    stroke('M13-10h8', hue, 2) +
    stroke('M-20-16v-10M-24-22l4-5 4 5', ink.woodDark, 2),
  trolley: (hue: string) =>
    stroke('M-24-56l10 50h36', ink.steelDark, 4) +
    rect(-14, -26, 34, 18, ink.jute) +
    rect(-10, -44, 26, 17, lighter(ink.jute)) +
    rect(0, -44, 5, 17, hue) +
    rect(0, -26, 6, 18, hue) +
    dots(
      [
        [-10, -2],
        [18, -2],
      ],
      5,
      ink.ink,
    ),
  wheat: (hue: string) =>
    [-16, -8, 0, 8, 16]
      .map(
        (lean) =>
          stroke(`M0-2Q${lean / 2}-24 ${lean}-42`, ink.marigoldDark, 2) +
          dots(
            [
              [lean - 3, -42],
              [lean + 3, -45],
              [lean - 2, -50],
              [lean + 3, -53],
              [lean, -58],
            ],
            3.2,
            ink.marigold,
          ),
      )
      .join('') + rect(-9, -16, 18, 7, hue, 3),
  seedlings: (hue: string) =>
    rect(-32, -14, 64, 14, hue, 3) +
    [-22, -8, 6, 20]
      .map(
        (x) =>
          stroke(`M${x}-14v-14`, ink.leaf, 2.5) +
          shape(`M${x}-26q-12 0-12-12 12 0 12 12q0-14 12-14 0 14-12 14z`, ink.leafMid),
      )
      .join('') +
    blocks(
      grid(4, 1, (column) => [-27 + column * 14, -10]),
      10,
      6,
      darker(hue),
    ),
} satisfies Record<string, (hue: string) => Svg>;
