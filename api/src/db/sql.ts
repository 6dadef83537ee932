import { createHash } from 'node:crypto';

/**
 * How PostgreSQL plans a statement. `anew`: one of so many texts that none of them is worth a name. `once`: planned by
 * its text alone, for one that takes longer to plan than to run. Else PostgreSQL decides whether a plan by the values
 * is worth the time.
 */
type Planned = 'usual' | 'anew' | 'once';

interface Handling {
  readonly planned: Planned;
  /** Whether it may share a connection with others: it must be short, read only, and wait for no lock. */
  readonly isQuick: boolean;
}

const asUsual: Handling = { planned: 'usual', isQuick: false };

/** A statement: its text, cut where something is inserted, and what is inserted, which may be other statements. */
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

/** For such reads with a long text, whose indexes are the right ones whatever the values are. */
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
 * In the form that the driver takes. The name comes from the text, so that PostgreSQL plans a statement once for each
 * connection: statements without a name reach only a third of the speed.
 */
export function toQuery(statement: Sql): Query {
  const values: unknown[] = [];
  if (statement.handling.planned === 'anew') return { text: writeText(statement, values), values };
  const form = formAfter(beginning, statement, values);
  form.text ??= writeText(statement, []);
  const name = (form.name ??= nameOf(form.text));
  return { ...(name && { name }), text: form.text, values };
}

/** The text, with numbers where the values belong, which it adds to the others. */
const writeText = ({ strings, inserts }: Sql, values: unknown[]): string =>
  strings.reduce((before, part, index) => {
    const insert = inserts[index - 1];
    return before + (insert instanceof Sql ? writeText(insert, values) : `$${values.push(insert)}`) + part;
  });

/**
 * What statements of one text have in common. They are told apart by the pieces of code that they are made of, because
 * to put a long text together for each search takes a tenth of its time.
 */
interface Form {
  /** By what comes next: a value, or a piece of text. A text that was made by hand is forgotten with its last user. */
  afterValue?: Form;
  afterText?: WeakMap<readonly string[], Form>;
  text?: string;
  name?: string | null;
}

const beginning: Form = {};

/** The form of a statement that follows another; its values are added to the others. */
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
 * PostgreSQL keeps up to half a megabyte for each named statement while the connection lives. Therefore the longest get
 * no name, nor do any after the first few hundred. The statements of searches take words and topics as lists, so that
 * there are only some dozens of them.
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
