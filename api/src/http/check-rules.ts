import { refusal } from '@aaspaas/contract/failure';
import { findComplaints, hasComplaint, type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import type { Sentence } from '@aaspaas/contract/says';

/** Throws a failure with the messages that the form shows in the browser: the first, and one for each field. */
export function checkRules<Values extends object>(table: RuleTable<Values>, values: Values): void {
  const complaints = findComplaints(table, values, (sentence) => sentence);
  // There is a message for each field that is wrong.
  if (hasComplaint(complaints)) throw refusal('invalid', complaints as Readonly<Record<string, Sentence>>);
}
