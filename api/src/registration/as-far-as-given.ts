import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';

/** The rules of steps that may be finished later: only fields that were filled in are checked. */
export function asFarAsGiven<Values extends object>(
  table: RuleTable<Values>,
  values: Values,
): RuleTable<Values> {
  const valueOf = new Map<string, unknown>(Object.entries(values));
  const given = Object.entries(table).filter(([field]) => isGiven(valueOf.get(field)));
  // A part of the same table.
  return Object.fromEntries(given) as RuleTable<Values>;
}

/** A skipped step leaves an empty list, a blank text or no file. */
function isGiven(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== null;
}
