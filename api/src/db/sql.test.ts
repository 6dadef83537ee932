import { describe, expect, test } from 'vitest';
import { Sql, sql, toQuery } from './sql';

test('values are never part of the text', () => {
  const name = "'; DROP TABLE shop; --";
  const { text, values } = toQuery(sql`SELECT * FROM shop WHERE name = ${name} AND id = ${7}`);
  expect(text).toBe('SELECT * FROM shop WHERE name = $1 AND id = $2');
  expect(values).toEqual([name, 7]);
});

test('a statement inside another keeps the numbers in order', () => {
  const inner = sql`city = ${'Kochi'} AND kind = ${'shop'}`;
  const { text, values } = toQuery(sql`SELECT ${1} WHERE ${inner} LIMIT ${20}`);
  expect(text).toBe('SELECT $1 WHERE city = $2 AND kind = $3 LIMIT $4');
  expect(values).toEqual([1, 'Kochi', 'shop', 20]);
});

test('statements nest, stand side by side, and may hold no values', () => {
  const all = sql`true`;
  const nested = sql`(${sql`a = ${1}`} OR ${sql`b = ${2}`})`;
  const { text, values } = toQuery(sql`${all}${nested}${all}`);
  expect(text).toBe('true(a = $1 OR b = $2)true');
  expect(values).toEqual([1, 2]);
});

test('texts that begin alike are told apart, whichever was asked for first', () => {
  const open = sql`is_open`;
  const near = (km: number) => sql`away < ${km}`;
  const listed = (...conditions: Sql[]) => conditions.reduce((one, other) => sql`${one} AND ${other}`);
  const texts = () =>
    [[open], [open, near(1)], [near(1), open], [near(2), near(3)], [sql`${4}`, open]].map((all) => {
      const { text, values } = toQuery(listed(...all));
      return `${text} ${values.join()}`;
    });
  const expected = [
    'is_open ',
    'is_open AND away < $1 1',
    'away < $1 AND is_open 1',
    'away < $1 AND away < $2 2,3',
    '$1 AND is_open 4',
  ];
  expect(texts()).toEqual(expected);
  expect(texts()).toEqual(expected);
});

test.each([null, undefined, [1, 2], new Date(0), Buffer.from('a'), '$1', false])('%j is a value', (value) => {
  expect(toQuery(sql`SELECT ${value}`)).toMatchObject({ text: 'SELECT $1', values: [value] });
});

const nameOf = (text: string): string | undefined => toQuery(new Sql([text], [])).name;

// The last of them uses all names up.
describe('names of statements', { shuffle: false }, () => {
  test('the same text has the same name, other text another', () => {
    const byId = (id: number) => toQuery(sql`SELECT name FROM shop WHERE id = ${id}`).name ?? '';
    expect(byId(1)).toBe(byId(2));
    expect(byId(1)).not.toBe(nameOf('SELECT name FROM shop'));
    // PostgreSQL cuts names off after 63 bytes.
    expect(byId(1)).toMatch(/^.{10,63}$/);
  });

  test('long statements have none, and of endlessly many only the first: PostgreSQL would remember them all', () => {
    expect(nameOf('SELECT 1')).toBeDefined();
    expect(nameOf(`SELECT ${'1 + '.repeat(3000)} 1`)).toBeUndefined();
    const named = Array.from({ length: 1000 }, (_, number) => nameOf(`SELECT ${number}`)).filter(Boolean);
    expect(named.length).toBeLessThan(400);
    expect(nameOf('SELECT 1')).toBeDefined();
  });
});
