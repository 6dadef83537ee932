/** Random numbers that are the same every time, so that the demo data is. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Each purpose has a sequence of its own, so that a change in one purpose does not change the others. */
export function randomFor(purpose: string): Random {
  const next = mulberry32(seedOf(purpose));
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ item }) => item);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error(`nothing to pick from, for ${purpose}`);
    return item;
  };
  return { next, whole, chance: (probability) => next() < probability, pick, shuffle };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const seedOf = (purpose: string): number =>
  [...purpose].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
