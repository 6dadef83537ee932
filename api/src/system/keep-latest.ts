export interface Latest<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * The entries that were used last: never more than `most`, and at least half as many. Two maps in turns need no room
 * before they are filled, where a list in the order of use takes all of its room at once.
 */
export function keepLatest<Value>(most: number): Latest<Value> {
  let recent = new Map<string, Value>();
  let older = recent;

  function set(key: string, value: Value): void {
    recent.set(key, value);
    if (recent.size < most / 2) return;
    older = recent;
    recent = new Map();
  }

  return {
    get(key) {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const kept = older.get(key);
      if (kept !== undefined) set(key, kept);
      return kept;
    },
    set,
  };
}
