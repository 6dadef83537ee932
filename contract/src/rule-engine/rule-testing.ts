import { complain, type RuleTable } from './rule';

/** What a table says about one field if all others are right; null if it says nothing. */
export const asking =
  <Values extends object>(table: RuleTable<Values>, good: Values) =>
  <Field extends keyof Values>(field: Field, value: Values[Field]): string | null =>
    complain(table, { ...good, [field]: value })[field] ?? null;

/** In the rows of a test, a number stands for a text of that length, because long texts make long titles. */
export const typed = (text: string | number): string => (typeof text === 'number' ? 'a'.repeat(text) : text);

/** A clause's id, what is typed, and the message. */
export type Case = readonly [clause: string, text: string | number, sentence: string | null];
