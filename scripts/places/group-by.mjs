// @ts-check

/**
 * Map.groupBy, which Node 20 lacks.
 * @template Item, Key
 * @param {readonly Item[]} items @param {(item: Item) => Key} keyOf @returns {Map<Key, Item[]>}
 */
export function groupBy(items, keyOf) {
  /** @type {Map<Key, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
