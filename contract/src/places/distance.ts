export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export const earthRadiusKm = 6371;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The straight-line distance. */
export function distanceKm(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** '850 m', '1.2 km', '14 km': no more digits than people need. */
export function sayDistance(km: number): string {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}

const minutesPerKm = 12;
/** Beyond, few would walk. */
const furthestWalkKm = 2.5;

/** How long the way is on foot; null where nobody would walk it. */
export const minutesOnFoot = (km: number): number | null =>
  km > furthestWalkKm ? null : Math.max(1, Math.round(km * minutesPerKm));
