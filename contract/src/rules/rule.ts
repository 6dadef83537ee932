/** One line of a rule table: the sentence, and when to say it. */
export type Row<Value, All> = readonly [says: string, when: (value: Value, all: All) => boolean];

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
    const row = table[field]?.find(([, when]) => when(values[field], values));
    if (row) complaints[field] = row[0];
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

// Object.keys widens to string; a table has no keys but its fields.
function fieldsOf<Values>(table: RuleTable<Values>): (keyof Values)[] {
  return Object.keys(table) as (keyof Values)[];
}
