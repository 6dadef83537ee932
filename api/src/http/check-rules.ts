import { Failure } from '@aaspaas/contract/failure';
import { complain, type RuleTable } from '@aaspaas/contract/rule-engine/rule';

/** Throws a failure with the messages that the form shows in the browser: the first, and one for each field. */
export function checkRules<Values extends object>(table: RuleTable<Values>, values: Values): void {
  const complaints = complain(table, values);
  // `complain` gives a message for each field that is wrong.
  const fields = complaints as Readonly<Record<string, string>>;
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('invalid', first, { fields });
}
