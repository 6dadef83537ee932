/** How a narration is searched for references: letters and digits alone, since banks and people cut and separate. */
export const compact = (narration: string): string => narration.toUpperCase().replace(/[^A-Z0-9]/g, '');

const length = 12;
const pieceLength = 4;
/** So many letters may be wrong, missing or too many. */
const mostErrors = 2;

/** Every run of letters that could be a whole reference. */
export const windowsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));

interface Piece {
  readonly reference: string;
  /** Where the piece begins in the reference. */
  readonly offset: number;
}

/**
 * Finds references that are one or two letters off. Of three pieces of a reference two errors leave one untouched, so
 * only references that share such a piece with the narration are compared letter by letter.
 */
export function openNearIndex(references: readonly string[]): (text: string) => string[] {
  const pieces = new Map<string, Piece[]>();
  for (const reference of references)
    for (let offset = 0; offset + pieceLength <= reference.length; offset += pieceLength) {
      const piece = reference.slice(offset, offset + pieceLength);
      const known = pieces.get(piece);
      if (known) known.push({ reference, offset });
      else pieces.set(piece, [{ reference, offset }]);
    }
  return (text) => {
    const errors = new Map<string, number>();
    for (let at = 0; at + pieceLength <= text.length; at++)
      for (const { reference, offset } of pieces.get(text.slice(at, at + pieceLength)) ?? []) {
        const fewest = fewestErrors(text, at - offset, reference);
        if (fewest <= mostErrors && fewest < (errors.get(reference) ?? Infinity))
          errors.set(reference, fewest);
      }
    const best = Math.min(...errors.values());
    return [...errors].flatMap(([reference, count]) => (count === best ? [reference] : []));
  };
}

/** The fewest errors of what stands about there, whatever its length. */
function fewestErrors(text: string, start: number, reference: string): number {
  let fewest = Infinity;
  for (let from = Math.max(0, start - mostErrors); from <= start + mostErrors; from++)
    for (let size = reference.length - mostErrors; size <= reference.length + mostErrors; size++)
      if (from + size <= text.length)
        fewest = Math.min(fewest, distance(text.slice(from, from + size), reference));
  return fewest;
}

/** How many letters have to be changed, added or taken away. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
