import { Failure } from '@aaspaas/contract/failure';
import { complain, type RuleTable } from '@aaspaas/contract/rules/rule';

/** Refuses what the browser would refuse, with the same sentences: the first as the message, each at its field. */
export function refuse<Values extends object>(table: RuleTable<Values>, values: Values): void {
  const complaints = complain(table, values);
  // The table's values are sentences; their keys are the form's fields.
  const fields = complaints as Readonly<Record<string, string>>;
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('invalid', first, { fields });
}
