import { createHash } from 'node:crypto';

/** A statement with its values apart. Named by its text, so that PostgreSQL plans it once per connection. */
export class Sql {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }
}

/** sql`SELECT … WHERE id = ${id} AND ${otherSql}`: values become parameters, other statements are put in as text. */
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

export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** What the driver takes. Unnamed statements reach only a third of the speed of named ones. */
export function toQuery({ parts, values }: Sql): Query {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  const name = nameOf(text);
  return { ...(name && { name }), text, values: [...values] };
}

/**
 * PostgreSQL keeps what it knows of a named statement, up to half a megabyte, as long as the connection lives. A search
 * is another statement for every number of words and of what they may mean, and people type without end: long ones,
 * and all after so many, go without a name.
 */
const longestNamed = 2500;
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
