import type { Position } from '@aaspaas/contract/places/distance';

/** Where to search, and from where distances count. */
export interface Scope {
  /** Only what says that it is in this town. */
  readonly cityKey: string | null;
  readonly near: Position | null;
  /** Only with `near`: not further away than this. */
  readonly withinKm: number | null;
  /** Nothing was found as near as people look: what is nearest comes first, whatever else speaks for others. */
  readonly isWider?: boolean;
}

export const anywhere: Scope = { cityKey: null, near: null, withinKm: null };

/** As far as one would go for something good. */
export const reachKm = 60;

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** On Mercator's map, where distances are stored, a kilometre is longer the further it is from the equator. */
export const mercatorRadius = (near: Position, km: number): number =>
  km / earthRadiusKm / Math.cos(radians(near.latitude));

export const mercator = ({ latitude, longitude }: Position): { x: number; y: number } => ({
  x: radians(longitude),
  y: Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
});

/** The side of a square, as `search_lexemes` has it: some sixty kilometres. */
const square = 0.01;
const mostSquares = 16;

/** Before the words of a search: the town, the squares of the map that the circle touches, or anywhere. */
export function lexemeScopes({ cityKey, near, withinKm }: Scope): readonly string[] {
  if (cityKey !== null) return [cityKey];
  if (!near || withinKm === null) return [''];
  const { x, y } = mercator(near);
  const radius = mercatorRadius(near, withinKm);
  const across = between(x - radius, x + radius);
  const up = between(y - radius, y + radius);
  return across.length * up.length > mostSquares
    ? ['']
    : across.flatMap((column) => up.map((row) => `${column}:${row}`));
}

function between(from: number, to: number): number[] {
  const first = Math.floor(from / square);
  return Array.from({ length: Math.floor(to / square) - first + 1 }, (_, index) => first + index);
}
