import { complain, type RuleTable } from './rule';

/** What a table says of one field where all the others are right; null when it says nothing. */
export const asking =
  <Values extends object>(table: RuleTable<Values>, good: Values) =>
  <Field extends keyof Values>(field: Field, value: Values[Field]): string | null =>
    complain(table, { ...good, [field]: value })[field] ?? null;

/** Long texts make long titles: in the rows of a test a number stands for so many letters. */
export const typed = (text: string | number): string => (typeof text === 'number' ? 'a'.repeat(text) : text);

/** A clause's id, what is typed, and what is said of it. */
export type Case = readonly [clause: string, text: string | number, sentence: string | null];
