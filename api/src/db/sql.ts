import { createHash } from 'node:crypto';

/**
 * How PostgreSQL plans a statement. `anew`: each time with its values, for a statement with too many different texts to
 * name. `once`: without its values, for one that takes longer to plan than to run. `usual`: PostgreSQL decides.
 */
type Planned = 'usual' | 'anew' | 'once';

interface Handling {
  readonly planned: Planned;
  /** True if it may share a connection with others: it is short, only reads, and waits for no lock. */
  readonly isQuick: boolean;
}

const asUsual: Handling = { planned: 'usual', isQuick: false };

/** A statement: its text, cut where values or other statements are inserted, and these inserts. */
export class Sql {
  readonly strings: readonly string[];
  readonly inserts: readonly unknown[];
  readonly handling: Handling;

  constructor(strings: readonly string[], inserts: readonly unknown[], handling = asUsual) {
    this.strings = strings;
    this.inserts = inserts;
    this.handling = handling;
  }
}

/** sql`SELECT … WHERE id = ${id} AND ${otherSql}`: values become parameters, other Sql is inserted as text. */
export const sql = (strings: TemplateStringsArray, ...inserts: readonly unknown[]): Sql =>
  new Sql(strings, inserts);

/** For statements that are put together from many filters: each is planned anew, with its values. */
export const rarely = ({ strings, inserts }: Sql): Sql =>
  new Sql(strings, inserts, { planned: 'anew', isQuick: false });

/** For short reads that many visitors need. */
export const quick = ({ strings, inserts }: Sql): Sql =>
  new Sql(strings, inserts, { planned: 'usual', isQuick: true });

/** For such reads with a long text, for which the same indexes are right whatever the values. */
export const plannedOnce = ({ strings, inserts }: Sql): Sql =>
  new Sql(strings, inserts, { planned: 'once', isQuick: true });

/** `one AND other AND …`; true if there are none. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.reduce((all, condition) => sql`${all} AND ${condition}`, sql`true`);

export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/**
 * In the form of the driver. The name is made from the text, so that PostgreSQL plans a statement once for each
 * connection: without a name it has only a third of the speed.
 */
export function toQuery(statement: Sql): Query {
  const values: unknown[] = [];
  if (statement.handling.planned === 'anew') return { text: writeText(statement, values), values };
  const form = formAfter(beginning, statement, values);
  form.text ??= writeText(statement, []);
  const name = (form.name ??= nameOf(form.text));
  return { ...(name && { name }), text: form.text, values };
}

/** The text, with numbers where the values belong; the values are added to `values`. */
const writeText = ({ strings, inserts }: Sql, values: unknown[]): string =>
  strings.reduce((before, part, index) => {
    const insert = inserts[index - 1];
    return before + (insert instanceof Sql ? writeText(insert, values) : `$${values.push(insert)}`) + part;
  });

/**
 * What statements with the same text share. They are found by the template literals that they are made of, because
 * joining a long text for each search takes a tenth of its time.
 */
interface Form {
  /**
   * The next form, after a value or after a piece of text. The form of a text made by hand is forgotten with its last
   * user.
   */
  afterValue?: Form;
  afterText?: WeakMap<readonly string[], Form>;
  text?: string;
  name?: string | null;
}

const beginning: Form = {};

/** The form of a statement inserted after `before`; its values are added to `values`. */
function formAfter(before: Form, { strings, inserts }: Sql, values: unknown[]): Form {
  const following = (before.afterText ??= new WeakMap());
  let form = following.get(strings);
  if (!form) following.set(strings, (form = {}));
  for (const insert of inserts) {
    if (insert instanceof Sql) form = formAfter(form, insert, values);
    else {
      values.push(insert);
      form = form.afterValue ??= {};
    }
  }
  return form;
}

/**
 * PostgreSQL keeps up to half a megabyte for each named statement while the connection lives. So the longest get no
 * name, nor do any after the first few hundred. Statements of searches take their words as lists, so there are only a
 * few dozen.
 */
const longestNamed = 8000;
const mostNames = 300;
const names = new Map<string, string>();

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (text.length > longestNamed || names.size >= mostNames) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
