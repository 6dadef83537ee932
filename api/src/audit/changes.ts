/** What one field was before and is after. */
export interface Change {
  readonly from: ChangeValue;
  readonly to: ChangeValue;
  /** Belongs to a person: it is stored as a hash, because entries stay when the person is erased. */
  readonly isPersonal?: true;
}

export type ChangeValue = string | number | boolean | null;

export type Changes = Readonly<Record<string, Change>>;

type Field<Record> = Extract<keyof Record, string>;

/**
 * The fields of `after` that differ from `before`. Name the personal ones: names, numbers, addresses, whatever tells
 * who somebody is.
 */
export function changesOf<Values extends object>(
  before: { readonly [Name in keyof Values]?: unknown },
  after: Values,
  { personal = [] }: { readonly personal?: readonly Field<Values>[] } = {},
): Changes {
  // The keys of an object are its fields; Object.keys widens them to string.
  const fields = Object.keys(after) as Field<Values>[];
  const changes = fields.map((field) => [field, plain(before[field]), plain(after[field])] as const);
  return Object.fromEntries(
    changes
      .filter(([, from, to]) => from !== to)
      .map(([field, from, to]) => [
        field,
        { from, to, ...(personal.includes(field) && { isPersonal: true as const }) },
      ]),
  );
}

function plain(value: unknown): ChangeValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
