import type { Position } from '@aaspaas/contract/places/distance';
import type { Point } from './group-markers';

/** Where a position lies on the picture of the whole world, as maps on the web draw it. */
export function pixelsOf({ latitude, longitude }: Position, zoom: number): Point {
  const worldPx = 256 * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
  return { x: (longitude / 360 + 0.5) * worldPx, y: (0.5 - north) * worldPx };
}

const equatorM = 40_075_016.7;

/** How many pixels one kilometre is at this latitude. */
export const pixelsPerKm = ({ latitude }: Position, zoom: number): number =>
  (1000 * 256 * 2 ** zoom) / (equatorM * Math.cos((latitude * Math.PI) / 180));
