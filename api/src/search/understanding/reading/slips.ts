import type { NearSounds } from '../sound/near-sounds';

/** A word of the concept files that a typed word may be meant for. */
export interface NearWord {
  readonly key: string;
  /** From 0, the same, to 1, as different as we dare to hear. */
  readonly difference: number;
}

const mostNear = 4;

export function findNear(near: NearSounds, key: string): NearWord[] {
  const most = differenceAllowed(key);
  if (most === 0) return [];
  return near
    .find(key, most)
    .slice(0, mostNear)
    .map((found) => ({ key: found.key, difference: found.distance / (most + 0.5) }));
}

/** Less in short words, since too many others differ from them by one sound. */
function differenceAllowed(key: string): number {
  if (key.length < 3) return 0;
  if (key.length < 4) return 0.4;
  if (key.length < 6) return 1;
  return key.length < 9 ? 1.5 : 2;
}
