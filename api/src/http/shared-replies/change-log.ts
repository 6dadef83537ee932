/** Something that a reply was made of: 'shop:12', 'city:kochi', 'settings'. When it changes, the reply is made anew. */
export type Dependency = string;

/** Remembers what has changed for as long as something is being made that could still miss it. */
export interface ChangeLog {
  /** How many changes there have been. */
  now(): number;
  /** Null: anything may have changed. */
  add(dependencies: readonly Dependency[] | null): void;
  begin(): void;
  end(): void;
  /** Whether one of the dependencies has changed after that many changes. */
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
