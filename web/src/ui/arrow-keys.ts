const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index to which an arrow key, Home or End moves, starting over at the ends; undefined for other keys. */
export function nextOf(key: string, here: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = steps[key];
  return step && (here + step + length) % length;
}
