import { changeCost, dropCost, swapCost } from './sound-distance';

/** A known sound key, and how differently it is spoken. */
export interface NearSound {
  readonly key: string;
  readonly distance: number;
}

/**
 * Finds known keys that sound nearly like a given one. The keys are sorted, so that those with the same beginning are
 * compared letter by letter only once, and passed over together where the beginning is already too different.
 */
export class NearSounds {
  readonly #keys: readonly string[];
  /** How many letters a key shares with the one before it. */
  readonly #shared: Uint8Array;
  /** Costs of turning a key's first letters (the row) into the wanted one's (the column). */
  readonly #rows: Float32Array[] = Array.from(
    { length: longestKey + 1 },
    () => new Float32Array(longestKey + 1),
  );

  constructor(keys: Iterable<string>) {
    this.#keys = [...keys].filter((key) => key.length >= 3 && key.length <= longestKey).toSorted();
    this.#shared = Uint8Array.from(this.#keys, (key, index) =>
      sharedLength(key, this.#keys[index - 1] ?? ''),
    );
  }

  /** Keys within the distance, the nearest first. */
  find(wanted: string, most: number): NearSound[] {
    if (wanted.length > longestKey) return [];
    this.#startRow(wanted);
    const found: NearSound[] = [];
    // Keys that share more letters than this with the last compared key are too different as well.
    let tooDifferentFrom = Infinity;
    let depth = 0;
    for (let index = 0; index < this.#keys.length; index++) {
      const shared = this.#shared[index] ?? 0;
      if (shared > tooDifferentFrom) continue;
      const key = this.#keys[index] ?? '';
      depth = this.#compare(wanted, key, Math.min(shared, depth), most);
      tooDifferentFrom = depth < key.length ? depth : Infinity;
      const distance = depth < key.length ? Infinity : (this.#rows[key.length]?.[wanted.length] ?? Infinity);
      if (distance <= most) found.push({ key, distance });
    }
    return found.toSorted((one, other) => one.distance - other.distance);
  }

  #startRow(wanted: string): void {
    const row = this.#rows[0];
    if (!row) return;
    row[0] = 0;
    for (let column = 0; column < wanted.length; column++)
      row[column + 1] = (row[column] ?? 0) + atStart(column, costs.drop(wanted.charCodeAt(column)));
  }

  /** Fills the rows from a depth on; gives the depth at which nothing within reach was left, or the key's length. */
  #compare(wanted: string, key: string, from: number, most: number): number {
    for (let depth = from; depth < key.length; depth++)
      if (this.#fillRow(wanted, key, depth) > most) return depth;
    return key.length;
  }

  #fillRow(wanted: string, key: string, depth: number): number {
    const [before, above, row] = [this.#rows[depth - 1], this.#rows[depth], this.#rows[depth + 1]];
    if (!above || !row) return Infinity;
    const letter = key.charCodeAt(depth);
    const drop = costs.drop(letter);
    let least = (above[0] ?? 0) + atStart(depth, drop);
    row[0] = least;
    for (let column = 0; column < wanted.length; column++) {
      const other = wanted.charCodeAt(column);
      let cost = (above[column] ?? 0) + atStart(depth + column, costs.change(letter, other));
      cost = Math.min(cost, (above[column + 1] ?? 0) + drop, (row[column] ?? 0) + costs.drop(other));
      if (
        before &&
        column > 0 &&
        letter === wanted.charCodeAt(column - 1) &&
        other === key.charCodeAt(depth - 1)
      )
        cost = Math.min(cost, (before[column - 1] ?? 0) + swapCost);
      row[column + 1] = cost;
      least = Math.min(least, cost);
    }
    return least;
  }
}

const longestKey = 40;

/** People know how a word begins: another first consonant is hardly ever a slip. */
const atStart = (position: number, cost: number): number => (position === 0 && cost >= 1 ? 2.5 * cost : cost);

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

const codes = 128;
const drops = Float32Array.from({ length: codes }, (_, code) => dropCost(String.fromCharCode(code)));
const changes = Float32Array.from({ length: codes * codes }, (_, index) =>
  changeCost(String.fromCharCode(Math.floor(index / codes)), String.fromCharCode(index % codes)),
);
const costs = {
  drop: (code: number): number => drops[code] ?? 1,
  change: (one: number, other: number): number =>
    one === other ? 0 : one < codes && other < codes ? (changes[one * codes + other] ?? 1) : 1,
};
