/**
 * Does the work for every item, so many of them at a time; the results are in the order of the items. After a failure
 * no more is begun.
 */
export async function severalAtATime<Item, Result>(
  atATime: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let isOver = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (isOver) return;
      results[index] = await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: atATime }, worker));
  } finally {
    isOver = true;
  }
  return results;
}

/** The list in parts of at most so many. */
export function* slicesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
