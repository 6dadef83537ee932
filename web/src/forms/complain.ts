import { type Complaints, findComplaints, type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { say } from '../say';

/** What a form says of its fields, in the language of the page. */
export const complain = <Values extends object>(
  table: RuleTable<Values>,
  values: Values,
): Complaints<Values> => findComplaints(table, values, say);
