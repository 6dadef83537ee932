import { type Svg, darker, disc, dots, ink, lighter, oval, range, rect, shape, stroke } from '../kit';

/** Paper, books, screens and other things of offices; medicine. */
export const deskGoods = {
  pencils: (hue: string) =>
    [
      [-10, ink.marigold],
      [-3, ink.brick],
      [4, ink.leafMid],
      [11, ink.indigoLight],
    ]
      .map(([x, colour], index) => stroke(`M${x}-26l${index * 4 - 6}-26`, String(colour), 5))
      .join('') +
    shape('M-17-32h34l-3 32h-28z', hue) +
    rect(-17, -24, 34, 6, lighter(hue)),
  notebooks: (hue: string) =>
    [hue, ink.marigold, ink.tealLight, ink.brickLight]
      .map(
        (colour, index) =>
          rect(-28 + (index % 2) * 5, -10 * index - 10, 54, 9, colour, 1) +
          rect(-24 + (index % 2) * 5, -10 * index - 8, 48, 4, ink.paper),
      )
      .join('') + stroke('M-20-46l34-6', ink.ink, 3.5),
  printer: (hue: string) =>
    rect(-20, -54, 40, 20, ink.white) +
    stroke('M-12-48h24M-12-42h16', ink.steel, 2) +
    rect(-32, -36, 64, 26, hue, 5) +
    rect(-24, -16, 48, 16, ink.white) +
    stroke('M-16-10h20M-16-5h28', ink.steel, 2) +
    disc(24, -28, 2.5, ink.marigold),
  books: (hue: string) =>
    [
      [-28, 46, hue],
      [-16, 54, ink.marigold],
      [-5, 42, ink.indigo],
      [7, 50, ink.leafMid],
      [18, 44, ink.brickLight],
    ]
      .map(
        ([x, high, colour]) =>
          rect(Number(x), -Number(high), 10, Number(high), String(colour), 1) +
          rect(Number(x) + 2, -Number(high) + 7, 6, 4, ink.marigoldLight) +
          rect(Number(x) + 2, -10, 6, 2, ink.marigoldLight),
      )
      .join(''),
  stack: (hue: string) =>
    [ink.brick, hue, ink.marigold, ink.indigoLight, ink.leafMid]
      .map(
        (colour, index) =>
          rect(-30 + ((index * 7) % 9), -11 * index - 11, 54 - index * 3, 10, colour, 2) +
          rect(-24 + ((index * 7) % 9), -11 * index - 8, 6, 4, ink.marigoldLight),
      )
      .join(''),
  globe: (hue: string) =>
    disc(0, -34, 22, ink.tealLight) +
    shape('M-14-48q10-6 16 2-2 10-10 10-8-2-6-12zM4-34q12-4 14 6-6 12-12 8-6-6-2-14z', ink.leafMid) +
    stroke('M-18-16a26 26 0 0 0 38-34', hue, 3.5) +
    stroke('M0-10v8', ink.woodDark, 4) +
    rect(-14, -4, 28, 4, ink.woodDark, 2),
  slate: () =>
    rect(-32, -52, 64, 44, ink.wood, 2) +
    rect(-28, -48, 56, 36, ink.leafDark) +
    stroke('M-18-24l8-14 8 14M-15-28h10M8-38v14M4-34h9', ink.white, 2.4) +
    stroke('M-20-8l-6 8M20-8l6 8', ink.woodDark, 4),
  abacus: (hue: string) =>
    rect(-30, -50, 60, 50, ink.woodDark, 3) +
    rect(-25, -45, 50, 40, ink.marigoldLight) +
    [-38, -25, -12]
      .map(
        (y, row) =>
          stroke(`M-25 ${y}h50`, ink.wood, 2) +
          dots(
            range(4).map((index) => [-18 + index * 9 + row * 4, y] as const),
            4,
            [hue, ink.marigold, ink.leafMid][row] ?? hue,
          ),
      )
      .join(''),
  mortarboard: (hue: string) =>
    shape('M-20-26v14q20 12 40 0v-14z', darker(hue)) +
    shape('M-36-30l36-16 36 16-36 16z', hue) +
    stroke('M0-30l26 6v16', ink.marigold, 2.5) +
    disc(26, -6, 4, ink.marigold),
  laptop: (hue: string) =>
    rect(-28, -44, 56, 36, ink.ink, 3) +
    rect(-24, -40, 48, 28, ink.sky) +
    rect(-36, -8, 72, 6, ink.steel, 3) +
    stroke('M-18-18l10-8 8 4 14-14', hue, 3) +
    rect(-18, -36, 16, 3, ink.marigold),
  chart: (hue: string) =>
    rect(-30, -58, 60, 44, ink.white, 2) +
    rect(-32, -60, 64, 5, ink.wood, 2) +
    rect(-22, -30, 9, 12, ink.tealLight) +
    rect(-9, -38, 9, 20, ink.marigold) +
    rect(4, -46, 9, 28, hue) +
    stroke('M-18-14l-8 14M18-14l8 14', ink.wood, 3.5),
  cup: (hue: string) =>
    shape('M-18-30h36v18q0 12-12 12h-12q-12 0-12-12z', hue) +
    stroke('M18-24q12 0 10 8t-12 6', hue, 4) +
    oval(0, -30, 18, 4, ink.woodDark) +
    stroke('M-6-38q-5-6 0-11t0-11M6-38q-5-6 0-11', ink.stoneDark, 2.4),
  files: (hue: string) =>
    [-22, -8, 6, 20]
      .map(
        (x, index) =>
          rect(x - 6, -52, 13, 52, [hue, ink.marigold, ink.leafMid, ink.brickLight][index] ?? hue, 2) +
          rect(x - 3, -44, 7, 14, ink.paper, 1) +
          disc(x, -10, 2.6, ink.paper),
      )
      .join(''),
  gavel: () =>
    rect(-30, -8, 38, 8, ink.woodDark, 3) +
    stroke('M-6-26l34 18', ink.wood, 6) +
    shape('M-26-28l16-22 20 13-16 22z', ink.woodLight) +
    stroke('M-24-24l20 13M-11-46l20 13', ink.marigold, 3),
  scales: (hue: string) =>
    stroke('M0-2v-54M-26-48l26-6 26 6', ink.marigoldDark, 4) +
    stroke('M-26-48l-9 24M-26-48l9 24M26-48l-9 24M26-48l9 24', ink.marigold, 1.6) +
    shape('M-38-24h24q-12 14-24 0zM14-24h24q-12 14-24 0z', hue) +
    rect(-16, -4, 32, 4, ink.marigoldDark, 2) +
    disc(0, -57, 4, ink.marigold),
  coins: () =>
    [
      [-20, 4],
      [0, 7],
      [20, 5],
    ]
      .map(([x = 0, count = 0]) =>
        range(count)
          .map(
            (index) =>
              oval(x, -5 - index * 7, 12, 5, ink.marigoldDark) +
              oval(x, -6.5 - index * 7, 12, 5, ink.marigold),
          )
          .join(''),
      )
      .join('') + stroke('M-4-50h8M-4-47h8M-3-50q8 3 0 6l5 5', ink.marigoldDark, 1.2),
  calculator: (hue: string) =>
    rect(-20, -54, 40, 54, hue, 4) +
    rect(-15, -49, 30, 12, ink.leafLight, 1) +
    dots(
      range(12).map((index) => [-11 + (index % 3) * 11, -30 + Math.floor(index / 3) * 8] as const),
      3.2,
      ink.paper,
    ),
  safe: (hue: string) =>
    rect(-28, -52, 56, 50, hue, 4) +
    rect(-22, -46, 44, 38, lighter(hue, 0.2), 2) +
    `<circle cx="0" cy="-27" r="10" fill="none" stroke="${ink.marigold}" stroke-width="4"/>` +
    stroke('M0-27v-8M0-27l7 4M0-27l-7 4', ink.marigold, 3) +
    rect(-24, -3, 10, 4, ink.ink) +
    rect(14, -3, 10, 4, ink.ink),
  keys: (hue: string) =>
    `<circle cx="-10" cy="-42" r="12" fill="none" stroke="${ink.marigold}" stroke-width="5"/>` +
    stroke('M-4-32L16-4M10-12l7-5M5-19l6-4', ink.marigold, 5) +
    stroke('M-14-30l-6 24M-20-12l6 2', ink.steelDark, 4.5) +
    rect(2, -58, 24, 16, hue, 3) +
    stroke('M8-50h12', ink.paper, 2.5),
  phone: (hue: string) =>
    rect(-15, -58, 30, 58, ink.ink, 5) +
    rect(-12, -52, 24, 44, hue) +
    rect(-8, -47, 7, 7, ink.marigold, 2) +
    rect(2, -47, 7, 7, ink.paper, 2) +
    rect(-8, -37, 7, 7, ink.leafSoft, 2) +
    rect(2, -37, 7, 7, ink.brickLight, 2) +
    rect(-8, -22, 16, 9, ink.white, 2) +
    disc(0, -4, 1.8, ink.steel),
  television: (hue: string) =>
    rect(-36, -52, 72, 44, ink.ink, 3) +
    rect(-33, -49, 66, 38, hue) +
    shape('M-33-11v-14q16-14 30-2 14-12 36 6v10z', ink.leafMid) +
    disc(16, -38, 6, ink.marigold) +
    rect(-12, -8, 24, 8, ink.steelDark, 1),
  fan: (hue: string) =>
    stroke('M0 0v-16', ink.steelDark, 5) +
    oval(0, -2, 16, 4, hue) +
    disc(0, -36, 24, ink.sky) +
    shape('M0-36q-4-20 10-22 8 12-10 22zM0-36q20 6 15 18-14 2-15-18zM0-36q-16 14-24 4 4-14 24-4z', hue) +
    `<circle cx="0" cy="-36" r="24" fill="none" stroke="${ink.steelDark}" stroke-width="3"/>` +
    disc(0, -36, 4, ink.marigold),
  headphones: (hue: string) =>
    stroke('M-22-22q-4-34 22-34t22 34', ink.ink, 5) +
    rect(-30, -28, 14, 26, hue, 6) +
    rect(16, -28, 14, 26, hue, 6) +
    rect(-18, -24, 5, 18, ink.ink, 2) +
    rect(13, -24, 5, 18, ink.ink, 2),
  megaphone: (hue: string) =>
    shape('M-28-34h14l34-18v52l-34-18h-14z', hue) +
    shape('M20-54q10 26 0 56z', lighter(hue)) +
    shape('M-22-16h12l4 16h-12z', darker(hue)) +
    stroke('M32-36l8-5M34-26h9M32-16l8 5', ink.marigold, 3) +
    rect(-32, -32, 6, 14, ink.marigold, 2),
  poster: (hue: string) =>
    rect(-24, -60, 48, 60, ink.white, 1) +
    rect(-20, -56, 40, 30, hue) +
    disc(6, -42, 9, ink.marigold) +
    shape('M-20-26v-10l12-10 12 12 8-6 8 8v6z', ink.leafMid) +
    stroke('M-16-18h32M-16-11h22', ink.ink, 3) +
    rect(-8, -63, 16, 5, ink.marigoldDark),
  newspaper: (hue: string) =>
    shape('M-28 0v-50h46v50z', ink.paper) +
    shape('M18 0v-40h10v34q0 6-6 6z', ink.stone) +
    rect(-23, -45, 36, 8, hue) +
    rect(-23, -32, 16, 14, ink.tealLight) +
    stroke('M-3-30h16M-3-24h16M-3-18h16M-23-11h36M-23-5h30', ink.stoneDark, 2),
  medicine: (hue: string) =>
    shape('M-14 0v-32q0-6 8-8h12q8 2 8 8v32z', '#A8652A') +
    rect(-9, -52, 18, 13, ink.white, 2) +
    rect(-14, -27, 28, 20, ink.paper) +
    stroke('M0-23v12M-6-17h12', hue, 4),
  firstAid: (hue: string) =>
    stroke('M-10-44v-8h20v8', ink.steelDark, 4) +
    rect(-32, -44, 64, 44, ink.white, 6) +
    rect(-32, -8, 64, 8, ink.stone, 3) +
    stroke('M0-36v24M-12-24h24', hue, 8),
  stethoscope: (hue: string) =>
    stroke('M-18-56v14q0 16 14 16t14-16v-14M-4-26v8q0 14 14 14t14-14v-6', hue, 4) +
    disc(24, -28, 8, ink.steel) +
    disc(24, -28, 4, ink.white) +
    dots(
      [
        [-18, -57],
        [10, -57],
      ],
      3,
      ink.ink,
    ),
  pills: (hue: string) =>
    rect(-28, -34, 56, 34, ink.steel, 4) +
    dots(
      range(8).map((index) => [-20 + (index % 4) * 13.5, -24 + Math.floor(index / 4) * 14] as const),
      5.5,
      hue,
    ) +
    dots(
      range(8).map((index) => [-21.5 + (index % 4) * 13.5, -26 + Math.floor(index / 4) * 14] as const),
      1.6,
      ink.white,
    ) +
    rect(2, -52, 26, 12, ink.brick, 6) +
    rect(15, -52, 13, 12, ink.white, 6),
} satisfies Record<string, (hue: string) => Svg>;
