import type { MapMarker } from './marker';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Closer than a thumb is wide. */
const cellPx = 56;

/** Markers that would lie on top of each other, by the square of the picture that they fall into. */
export function groupMarkers(
  markers: readonly MapMarker[],
  toPixels: (marker: MapMarker) => Point,
): readonly (readonly MapMarker[])[] {
  const cells = new Map<string, MapMarker[]>();
  for (const marker of markers) {
    const { x, y } = toPixels(marker);
    const cell = `${Math.floor(x / cellPx)}/${Math.floor(y / cellPx)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), marker]);
  }
  return [...cells.values()];
}

/** Places in a ring around the middle, for what stands at the same spot however near one looks. */
export function ringAround({ x, y }: Point, count: number): readonly Point[] {
  if (count === 1) return [{ x, y }];
  const radius = Math.max(cellPx / 2, (count * cellPx) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}
