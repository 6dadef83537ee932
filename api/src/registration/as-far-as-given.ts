import type { RuleTable } from '@aaspaas/contract/rules/rule';

/** Rules of steps that may be finished later: what was left blank has nothing to answer for, what was given has. */
export function asFarAsGiven<Values extends object>(
  table: RuleTable<Values>,
  values: Values,
): RuleTable<Values> {
  const valueOf = new Map<string, unknown>(Object.entries(values));
  const given = Object.entries(table).filter(([field]) => isGiven(valueOf.get(field)));
  // Some of the table's own fields, each with its own rows.
  return Object.fromEntries(given) as RuleTable<Values>;
}

/** A list with nothing in it, blank text and no file are what a skipped step leaves. */
function isGiven(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== null;
}
