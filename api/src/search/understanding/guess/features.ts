/** How many different features the model tells apart; others share one by chance. */
export const buckets = 8192;

/**
 * What the model sees of words: the pieces of three to five sounds in each, with its edges, and the whole. Every word
 * counts the same, however many pieces it has.
 */
export function featuresOf(keys: readonly string[]): Map<number, number> {
  const features = new Map<number, number>();
  for (const key of keys) {
    const pieces = piecesOf(key);
    const weight = 1 / Math.sqrt(pieces.length * keys.length);
    for (const piece of pieces) {
      const bucket = hash(piece) % buckets;
      features.set(bucket, (features.get(bucket) ?? 0) + weight);
    }
  }
  return features;
}

const shortestPiece = 3;
const longestPiece = 5;

function piecesOf(key: string): string[] {
  const word = `^${key}$`;
  const pieces = [word];
  for (let length = shortestPiece; length <= longestPiece; length++)
    for (let at = 0; at + length <= word.length; at++) pieces.push(word.slice(at, at + length));
  return pieces;
}

/** FNV-1a, the same everywhere. */
function hash(text: string): number {
  let code = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    code = Math.imul(code ^ text.charCodeAt(index), 0x01000193);
  return (code ^ (code >>> 15)) >>> 0;
}
