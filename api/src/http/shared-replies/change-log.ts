/** Something that a reply was made of: 'shop:12', 'city:kochi', 'settings'. When it changes, the reply is made anew. */
export type Dependency = string;

/** Remembers changes for as long as a reply is being made that may lack them. */
export interface ChangeLog {
  /** How many changes there have been. */
  now(): number;
  /** Null: anything may have changed. */
  add(dependencies: readonly Dependency[] | null): void;
  begin(): void;
  end(): void;
  /** True if one of the dependencies has changed since `now()` was `after`. */
  hasChanged(dependencies: ReadonlySet<Dependency>, after: number): boolean;
}

interface Change {
  readonly number: number;
  readonly dependencies: readonly Dependency[] | null;
}

export function openChangeLog(): ChangeLog {
  let changes: Change[] = [];
  let number = 0;
  let underWay = 0;
  return {
    now: () => number,
    add(dependencies) {
      number += 1;
      if (underWay > 0) changes.push({ number, dependencies });
    },
    begin: () => void (underWay += 1),
    end() {
      underWay -= 1;
      if (underWay === 0) changes = [];
    },
    hasChanged: (dependencies, after) =>
      changes.some(
        (change) =>
          change.number > after &&
          (change.dependencies?.some((dependency) => dependencies.has(dependency)) ?? true),
      ),
  };
}
