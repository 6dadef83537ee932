import type { Photo } from './photo';

/**
 * Finds the picked photos that are there already, or twice among the picked. It compares their content, not their
 * names.
 */
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

/** The checksum of the picked file; null if the blob is already a shrunk copy and no checksum was kept. */
async function markOf(photo: Photo): Promise<string | null> {
  if (photo.mark !== undefined) return photo.mark;
  // A file that cannot be read is reported when it is prepared.
  return photo.isReady ? null : photo.blob.arrayBuffer().then(markBytes, () => null);
}

/** A checksum that is unlikely to repeat, but not cryptographic. Browsers offer no digest on plain http. */
export function markBytes(bytes: ArrayBuffer): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (const byte of new Uint8Array(bytes)) {
    low = Math.imul(low ^ byte, 2654435761);
    high = Math.imul(high ^ byte, 1597334677);
  }
  return `${low >>> 0}-${high >>> 0}`;
}
