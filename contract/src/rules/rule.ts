/** A sentence with a word of the value in it: `text` as a table of rules shows it, `fill` as people read it. */
export interface Template<Value, All> {
  readonly text: string;
  readonly fill: (value: Value, all: All) => string;
}

/** One line of a rule table: the sentence, and when to say it. */
export type Row<Value, All> = readonly [
  says: string | Template<Value, All>,
  when: (value: Value, all: All) => boolean,
];

export type RuleTable<Values> = {
  readonly [Field in keyof Values]?: readonly Row<Values[Field], Values>[];
};

export type Complaints<Values> = { readonly [Field in keyof Values]?: string };

/** The first sentence that holds, for every field that has one. */
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

/** Makes a list of rows optional: a blank field has nothing to answer for. */
export function ifFilled<All>(rows: readonly Row<string, All>[]): readonly Row<string, All>[] {
  return rows.map(([says, when]) => [says, (value, all) => value.trim() !== '' && when(value, all)]);
}

/** Rows about one thing, for a value that holds any number of them. The first wrong one is spoken of. */
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

// Object.keys widens to string; a table has no keys but its fields.
function fieldsOf<Values>(table: RuleTable<Values>): (keyof Values)[] {
  return Object.keys(table) as (keyof Values)[];
}
