import { type Svg, darker, disc, dots, ink, lighter, oval, rect, shape, stroke } from '../kit';

/** Presents, toys and sports. */
export const playGoods = {
  gift: (hue: string) =>
    rect(-26, -38, 52, 38, hue, 2) +
    rect(-29, -46, 58, 12, darker(hue, 0.15), 2) +
    rect(-6, -46, 12, 46, ink.marigold) +
    shape('M0-46q-24-2-20-14 12-6 20 14 8-20 20-14 4 12-20 14z', ink.marigold) +
    dots(
      [
        [-18, -24],
        [-14, -10],
        [14, -26],
        [19, -10],
      ],
      2.2,
      lighter(hue, 0.5),
    ),
  mug: (hue: string) =>
    rect(-20, -38, 34, 38, ink.white, 4) +
    stroke('M14-30q14 0 12 10t-12 8', ink.white, 5) +
    shape('M-3-10l-10-10q-3-8 4-9 4 0 6 4 2-4 6-4 7 1 4 9z', hue) +
    oval(-3, -38, 17, 4, ink.stone),
  frame: (hue: string) =>
    rect(-26, -56, 52, 56, ink.marigoldDark, 2) +
    rect(-21, -51, 42, 46, ink.sky) +
    shape('M-21-5v-16l14-12 12 12 8-8 8 8v16z', ink.leafMid) +
    disc(8, -40, 6, ink.marigold) +
    rect(-26, -56, 52, 4, hue),
  candle: (hue: string) =>
    rect(-12, -32, 24, 32, hue, 3) +
    shape('M-12-30q6 10 9 2 4 12 8 0 3 6 7-2v-2h-24z', lighter(hue, 0.5)) +
    stroke('M0-32v-7', ink.ink, 2) +
    shape('M0-58q9 12 0 19-9-7 0-19z', ink.marigold) +
    shape('M0-49q4 6 0 10-4-4 0-10z', ink.marigoldLight),
  teddy: (hue: string) =>
    dots(
      [
        [-14, -54],
        [14, -54],
      ],
      8,
      ink.woodLight,
    ) +
    dots(
      [
        [-20, -6],
        [20, -6],
      ],
      10,
      ink.woodLight,
    ) +
    oval(0, -16, 22, 18, ink.woodLight) +
    disc(0, -42, 19, ink.woodLight) +
    oval(0, -37, 9, 7, ink.marigoldLight) +
    dots(
      [
        [-7, -46],
        [7, -46],
      ],
      2.2,
      ink.ink,
    ) +
    oval(0, -39, 3, 2, ink.ink) +
    shape('M0-24l-10-5v10zM0-24l10-5v10z', hue) +
    oval(0, -11, 11, 9, ink.marigoldLight),
  top: (hue: string) =>
    stroke('M0-46v-12', ink.woodDark, 4) +
    shape('M-26-40h52q2 14-12 24l-14 16-14-16q-14-10-12-24z', hue) +
    shape('M-26-34h52q0 6-3 10h-46q-3-4-3-10z', ink.marigold) +
    rect(-20, -46, 40, 7, lighter(hue), 3),
  blocks: (hue: string) =>
    rect(-30, -26, 27, 26, hue, 2) +
    rect(2, -26, 27, 26, ink.marigold, 2) +
    rect(-14, -52, 27, 26, ink.tealLight, 2) +
    stroke('M-22-6l6-14 6 14M-20-10h8M10-20v14h7q5-4 0-7 4-4-1-7zM4-34q-9-12-11 0t11 2', ink.white, 2.4),
  toycar: (hue: string) =>
    shape('M-34-10v-12h12l8-16h24l10 16q14 0 14 12z', hue) +
    shape('M-10-34h9v10h-14zM4-34h8l6 10H4z', ink.sky) +
    dots(
      [
        [-18, -8],
        [20, -8],
      ],
      9,
      ink.ink,
    ) +
    dots(
      [
        [-18, -8],
        [20, -8],
      ],
      4,
      ink.marigold,
    ) +
    disc(-30, -18, 3, ink.marigoldLight),
  kite: (hue: string) =>
    shape('M0-62l26 28-26 30-26-30z', hue) +
    shape('M0-62l26 28H-26z', ink.marigold) +
    stroke('M0-62v58M-26-34q26-12 52 0', ink.woodDark, 1.6) +
    shape('M0-6l7 8h-14z', ink.brick),
  bat: (hue: string) =>
    stroke('M10-42l10-18', ink.ink, 6) +
    shape('M-26-6l28-42 12 8-28 42q-8 2-12-8z', ink.jute) +
    stroke('M-14-8l24-36', lighter(ink.jute), 3) +
    stroke('M13-48l4-7', hue, 6.5) +
    disc(20, -9, 9, ink.brick) +
    stroke('M14-12q6 4 12 0', ink.white, 1.4),
  football: (hue: string) =>
    disc(0, -26, 26, ink.white) +
    shape('M0-38l11 8-4 13h-14l-4-13z', hue) +
    shape(
      'M-26-28l8-10 4 8-6 8zM26-28l-8-10-4 8 6 8zM-8-51h16l-8 6zM-16-5l2-9 8 2v11zM16-5l-2-9-8 2v11z',
      hue,
    ) +
    stroke('M0-38v-7M11-30l6-4M7-17l5 6M-7-17l-5 6M-11-30l-6-4', hue, 1.6),
  dumbbell: (hue: string) =>
    stroke('M-20-14h40', ink.steelDark, 6) +
    rect(-32, -28, 10, 28, hue, 3) +
    rect(-38, -22, 7, 16, darker(hue), 2) +
    rect(22, -28, 10, 28, hue, 3) +
    rect(31, -22, 7, 16, darker(hue), 2),
  racket: (hue: string) =>
    stroke('M-2-24l-10 22', ink.wood, 6) +
    oval(6, -42, 16, 20, hue) +
    oval(6, -42, 12, 16, ink.paper) +
    stroke('M-4-48h20M-6-42h24M-4-36h20M0-56v28M6-58v32M12-56v28', ink.stoneDark, 1) +
    disc(24, -8, 6, '#D8E04A'),
  trophy: (hue: string) =>
    stroke('M-16-48q-16 0-12 12t14 8M16-48q16 0 12 12t-14 8', ink.marigoldDark, 3.5) +
    shape('M-18-56h36q0 34-18 36-18-2-18-36z', ink.marigold) +
    rect(-4, -22, 8, 12, ink.marigoldDark) +
    rect(-16, -11, 32, 11, hue, 2) +
    shape('M-12-52h5q0 16 5 24-10-6-10-24z', ink.marigoldLight),
  mat: (hue: string) =>
    rect(-30, -9, 60, 9, hue, 4) +
    disc(-20, -22, 15, hue) +
    disc(-20, -22, 10, lighter(hue)) +
    disc(-20, -22, 5, darker(hue)) +
    rect(-20, -37, 46, 15, lighter(hue, 0.15), 3) +
    rect(4, -37, 5, 30, ink.marigold),
} satisfies Record<string, (hue: string) => Svg>;
