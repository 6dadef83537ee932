import type { SharedReplies } from '../http/shared-replies/shared-replies';
import { placesDependency } from '../http/shared-replies/dependencies';

const mostSounds = 10_000;
/** Of a set with so many, roughly. */
const size = 100 * mostSounds;

/** Sounds that name no place, as those of most words: they need not be looked for in every search. */
export interface UnnamedSounds {
  has(sound: string): boolean;
  add(sound: string): void;
}

/** Those that searches of the last seconds have found out, until a place is added or renamed. */
export async function unnamedSounds(shared: SharedReplies): Promise<UnnamedSounds> {
  const { value } = await shared.get('sounds that name no place', async ({ dependsOn }) => {
    dependsOn(placesDependency);
    return { size, ...newUnnamedSounds() };
  });
  return value;
}

export function newUnnamedSounds(): UnnamedSounds {
  const sounds = new Set<string>();
  return {
    has: (sound) => sounds.has(sound),
    add: (sound) => void (sounds.size < mostSounds && sounds.add(sound)),
  };
}
