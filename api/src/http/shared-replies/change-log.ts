/** Something that a reply was made of: 'shop:12', 'city:kochi', 'settings'. When it changes, the reply is made anew. */
export type Topic = string;

/** Remembers what has changed for as long as something is being made that could still miss it. */
export interface ChangeLog {
  /** How many changes there have been. */
  now(): number;
  /** Null: anything may have changed. */
  add(topics: readonly Topic[] | null): void;
  begin(): void;
  end(): void;
  /** Whether one of the topics has changed after that many changes. */
  hasChanged(topics: ReadonlySet<Topic>, after: number): boolean;
}

interface Change {
  readonly number: number;
  readonly topics: readonly Topic[] | null;
}

export function openChangeLog(): ChangeLog {
  let changes: Change[] = [];
  let number = 0;
  let underWay = 0;
  return {
    now: () => number,
    add(topics) {
      number += 1;
      if (underWay > 0) changes.push({ number, topics });
    },
    begin: () => void (underWay += 1),
    end() {
      underWay -= 1;
      if (underWay === 0) changes = [];
    },
    hasChanged: (topics, after) =>
      changes.some(
        (change) => change.number > after && (change.topics?.some((topic) => topics.has(topic)) ?? true),
      ),
  };
}
