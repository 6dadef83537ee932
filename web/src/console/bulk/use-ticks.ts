import { useState } from 'react';

export interface Ticks {
  readonly ids: readonly number[];
  has(id: number): boolean;
  toggle(id: number): void;
  set(ids: readonly number[]): void;
}

/** Which rows of a list are ticked. */
export function useTicks(): Ticks {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) =>
      setIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    set: setIds,
  };
}
