/** How many letters must be added, dropped, changed or swapped to turn one word into the other. */
export function editDistance(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  from.forEach((letter, row) => {
    const current = [row + 1];
    to.forEach((wanted, column) => {
      const swapped = letter === to[column - 1] && wanted === from[row - 1];
      current.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (last[column] ?? 0) + Number(letter !== wanted),
          swapped ? (beforeLast[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    });
    [beforeLast, last] = [last, current];
  });
  return last.at(-1) ?? 0;
}

/** Fewer for short words, since too many other words differ from them by one letter. */
export function slipsAllowed(word: string): number {
  const { length } = [...word];
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 11 ? 2 : 3;
}
