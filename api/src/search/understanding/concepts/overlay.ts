import type { Lookup } from './lexicon';

/** A map that lies over another and copies nothing of it: what is set stands in the upper one alone. */
export class Overlay<Value> implements Lookup<Value> {
  readonly own = new Map<string, Value>();
  readonly #below: Lookup<Value>;

  constructor(below: Lookup<Value>) {
    this.#below = below;
  }

  get(key: string): Value | undefined {
    return this.own.get(key) ?? this.#below.get(key);
  }

  has(key: string): boolean {
    return this.own.has(key) || this.#below.has(key);
  }

  set(key: string, value: Value): void {
    this.own.set(key, value);
  }
}
