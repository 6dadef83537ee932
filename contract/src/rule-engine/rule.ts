import { type Params, Said, type Sentence } from '../says';

/** One row of a rule table: the message, when it applies, and what stands in the braces of the message. */
export type Row<Value, All> = readonly [
  says: string,
  when: (value: Value, all: All) => boolean,
  params?: ((value: Value, all: All) => Params) | undefined,
];

export type RuleTable<Values> = {
  readonly [Field in keyof Values]?: readonly Row<Values[Field], Values>[];
};

export type Complaints<Values, Says = string> = { readonly [Field in keyof Values]?: Says };

/** For every field, the first message that applies, as `say` says it. */
export function findComplaints<Values extends object, Says>(
  table: RuleTable<Values>,
  values: Values,
  say: (sentence: Sentence) => Says,
): Complaints<Values, Says> {
  const complaints: { [Field in keyof Values]?: Says } = {};
  for (const field of fieldsOf(table)) {
    const [says, , params] = table[field]?.find(([, when]) => when(values[field], values)) ?? [];
    if (says) complaints[field] = say(params ? new Said(says, params(values[field], values)) : says);
  }
  return complaints;
}

/** The same in English. */
export const complain = <Values extends object>(
  table: RuleTable<Values>,
  values: Values,
): Complaints<Values> => findComplaints(table, values, String);

export function hasComplaint(complaints: Complaints<object>): boolean {
  return Object.keys(complaints).length > 0;
}

/** Makes a list of rows optional: a blank field has no errors. */
export function ifFilled<All>(rows: readonly Row<string, All>[]): readonly Row<string, All>[] {
  return rows.map(([says, when, params]) => [
    says,
    (value, all) => value.trim() !== '' && when(value, all),
    params,
  ]);
}

/** Applies rows about one item to a value that holds several. The first wrong item is named. */
export function ofEach<Value, Item, All>(
  itemsIn: (value: Value) => readonly Item[],
  rows: readonly Row<Item, All>[],
): readonly Row<Value, All>[] {
  return rows.map(([says, when, params]) => {
    const wrong = (value: Value, all: All) => itemsIn(value).filter((item) => when(item, all));
    return [
      says,
      (value, all) => wrong(value, all).length > 0,
      params && ((value, all) => wrong(value, all).map((item) => params(item, all))[0] ?? {}),
    ];
  });
}

// Object.keys widens to string; the keys of a table are always its fields.
function fieldsOf<Values>(table: RuleTable<Values>): (keyof Values)[] {
  return Object.keys(table) as (keyof Values)[];
}
