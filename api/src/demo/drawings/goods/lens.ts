import { type Svg, darker, disc, ink, lighter, rect, shape, stroke } from '../kit';

/** Cameras and microphones. */
export const lensGoods = {
  camera: (hue: string) =>
    rect(-34, -42, 68, 42, ink.ink, 5) +
    shape('M-14-42l5-10h18l5 10z', ink.ink) +
    rect(-34, -34, 68, 18, hue) +
    disc(0, -22, 17, ink.steel) +
    disc(0, -22, 13, ink.ink) +
    disc(0, -22, 8, ink.teal) +
    disc(-3, -25, 2.5, ink.white) +
    rect(-30, -48, 10, 6, ink.brick, 2) +
    rect(20, -40, 9, 4, ink.marigoldLight, 1),
  lens: (hue: string) =>
    rect(-18, -48, 36, 48, ink.ink, 4) +
    rect(-20, -36, 40, 7, hue) +
    rect(-18, -20, 36, 10, ink.steelDark) +
    stroke('M-12-20v10M-6-20v10M0-20v10M6-20v10M12-20v10', ink.ink, 1.5) +
    rect(-15, -54, 30, 7, ink.steel, 2) +
    stroke('M-12-43h8', ink.white, 2),
  tripod: (hue: string) =>
    stroke('M0-30l-18 30M0-30l18 30M0-30v28', ink.steelDark, 4) +
    rect(-5, -38, 10, 10, ink.ink) +
    rect(-20, -60, 40, 23, ink.ink, 4) +
    disc(0, -48, 9, ink.steel) +
    disc(0, -48, 6, hue) +
    rect(8, -64, 10, 5, hue, 1),
  softbox: (hue: string) =>
    stroke('M0-22v22M0-8l-14 8M0-8l14 8', ink.ink, 3.5) +
    shape('M-26-60h52l-10 36h-32z', darker(hue)) +
    shape('M-22-57h44l-8 30h-28z', ink.marigoldLight) +
    shape('M-12-52h8l-3 20h-6z', ink.white),
  record: (hue: string) =>
    rect(-30, -54, 46, 54, hue, 1) +
    disc(12, -27, 24, ink.ink) +
    disc(12, -27, 9, ink.marigold) +
    disc(12, -27, 2, ink.paper) +
    stroke('M-2-38a18 18 0 0 1 12-7M22-12a18 18 0 0 0 8-10', ink.steelDark, 1.6) +
    rect(-24, -48, 18, 5, lighter(hue, 0.5)),
} satisfies Record<string, (hue: string) => Svg>;
