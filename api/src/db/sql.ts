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

/** The text of a statement, cut where its values belong, and the values. */
export class Sql {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  readonly handling: Handling;

  constructor(parts: readonly string[], values: readonly unknown[], handling = asUsual) {
    this.parts = parts;
    this.values = values;
    this.handling = handling;
  }
}

/** sql`SELECT … WHERE id = ${id} AND ${otherSql}`: values become parameters, other Sql is inserted as text. */
export function sql(strings: TemplateStringsArray, ...inserts: unknown[]): Sql {
  const parts = [strings[0] ?? ''];
  const values: unknown[] = [];
  inserts.forEach((insert, index) => {
    if (insert instanceof Sql) {
      parts[parts.length - 1] += insert.parts[0] ?? '';
      parts.push(...insert.parts.slice(1));
      values.push(...insert.values);
    } else {
      parts.push('');
      values.push(insert);
    }
    parts[parts.length - 1] += strings[index + 1] ?? '';
  });
  return new Sql(parts, values);
}

/** For statements that are put together from many filters: each is planned anew, with its values. */
export const rarely = ({ parts, values }: Sql): Sql =>
  new Sql(parts, values, { planned: 'anew', isQuick: false });

/** For short reads that many visitors need. */
export const quick = ({ parts, values }: Sql): Sql =>
  new Sql(parts, values, { planned: 'usual', isQuick: true });

/** For such reads with a long text, whose indexes are the right ones whatever the values are. */
export const plannedOnce = ({ parts, values }: Sql): Sql =>
  new Sql(parts, values, { planned: 'once', isQuick: true });

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
export function toQuery({ parts, values, handling }: Sql): Query {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  const name = handling.planned === 'anew' ? null : nameOf(text);
  return { ...(name && { name }), text, values: [...values] };
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
