import type { MapMarker } from './marker';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type MarkerGroup = readonly [MapMarker, ...MapMarker[]];

/** How much of the map a thumb covers. */
export const thumbPx = 56;

/** Groups markers that would cover each other, around the first of them. No two groups are that close. */
export function groupMarkers(
  markers: readonly MapMarker[],
  toPixels: (marker: MapMarker) => Point,
): readonly MarkerGroup[] {
  const groups: [MapMarker, ...MapMarker[]][] = [];
  for (const marker of markers) {
    const at = toPixels(marker);
    const near = groups.find(([first]) => isNear(toPixels(first), at));
    if (near) near.push(marker);
    else groups.push([marker]);
  }
  return groups;
}

/** Pins at these points would cover each other. */
export const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < thumbPx && Math.abs(one.y - other.y) < thumbPx;

/** Points in a ring around the middle, for markers that are at the same spot at every zoom. */
export function ringAround({ x, y }: Point, count: number): readonly Point[] {
  if (count === 1) return [{ x, y }];
  const radius = Math.max(thumbPx / 2, (count * thumbPx) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}
