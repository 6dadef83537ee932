import type { Position } from '@aaspaas/contract/places/distance';

interface MaybePosition {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Where the visitor is, if the call says so. */
export function positionOf({ latitude, longitude }: MaybePosition): Position | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: toMetre(latitude), longitude: toMetre(longitude) };
}

/** Five decimals of a degree are about a metre. Much smaller numbers make the database's arithmetic underflow. */
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
