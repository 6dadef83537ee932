/**
 * A message that contains part of the value: `text` as the printed table of rules shows it, `fill` as people read
 * it.
 */
export interface Template<Value, All> {
  readonly text: string;
  readonly fill: (value: Value, all: All) => string;
}

/** One row of a rule table: the message, and when it applies. */
export type Row<Value, All> = readonly [
  says: string | Template<Value, All>,
  when: (value: Value, all: All) => boolean,
];

export type RuleTable<Values> = {
  readonly [Field in keyof Values]?: readonly Row<Values[Field], Values>[];
};

export type Complaints<Values> = { readonly [Field in keyof Values]?: string };

/** For every field, the first message that applies. */
export function complain<Values extends object>(
  table: RuleTable<Values>,
  values: Values,
): Complaints<Values> {
  const complaints: { [Field in keyof Values]?: string } = {};
  for (const field of fieldsOf(table)) {
    const [says] = table[field]?.find(([, when]) => when(values[field], values)) ?? [];
    if (says) complaints[field] = typeof says === 'string' ? says : says.fill(values[field], values);
  }
  return complaints;
}

export function hasComplaint(complaints: Complaints<object>): boolean {
  return Object.keys(complaints).length > 0;
}

/** Makes a list of rows optional: a blank field has no errors. */
export function ifFilled<All>(rows: readonly Row<string, All>[]): readonly Row<string, All>[] {
  return rows.map(([says, when]) => [says, (value, all) => value.trim() !== '' && when(value, all)]);
}

/** Applies rows about one item to a value that holds several. The first wrong item is named. */
export function ofEach<Value, Item, All>(
  itemsIn: (value: Value) => readonly Item[],
  rows: readonly Row<Item, All>[],
): readonly Row<Value, All>[] {
  return rows.map(([says, when]) => {
    const wrong = (value: Value, all: All) => itemsIn(value).filter((item) => when(item, all));
    const fill = (value: Value, all: All) =>
      wrong(value, all).map((item) => (typeof says === 'string' ? says : says.fill(item, all)))[0] ?? '';
    return [
      typeof says === 'string' ? says : { text: says.text, fill },
      (value, all) => wrong(value, all).length > 0,
    ];
  });
}

// Object.keys widens to string; the keys of a table are always its fields.
function fieldsOf<Values>(table: RuleTable<Values>): (keyof Values)[] {
  return Object.keys(table) as (keyof Values)[];
}
