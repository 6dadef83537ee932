import type { Photo } from './photo';

/** Which of the picked photos are there already, or twice among themselves: by what is in them, whatever their names. */
export async function findRepeats(
  picked: readonly Photo[],
  there: readonly Photo[],
): Promise<ReadonlySet<string>> {
  const repeats = new Set<string>();
  for (const [at, photo] of picked.entries()) {
    // Files of different length need not be read.
    const alike = [...there, ...picked.slice(0, at)].filter(({ bytes }) => bytes === photo.bytes);
    const marks = await Promise.all(alike.map(markOf));
    if (alike.length > 0 && marks.includes(await markOf(photo))) repeats.add(photo.id);
  }
  return repeats;
}

/** Tells files apart by their bytes. Null where the file is no longer what was picked, and nobody noted it then. */
async function markOf(photo: Photo): Promise<string | null> {
  if (photo.mark !== undefined) return photo.mark;
  // What cannot be read is found out when it is made small.
  return photo.isReady ? null : photo.blob.arrayBuffer().then(markBytes, () => null);
}

/** Not secret, only unlikely to be the same twice. Browsers have no digest of their own on plain http. */
export function markBytes(bytes: ArrayBuffer): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (const byte of new Uint8Array(bytes)) {
    low = Math.imul(low ^ byte, 2654435761);
    high = Math.imul(high ^ byte, 1597334677);
  }
  return `${low >>> 0}-${high >>> 0}`;
}
