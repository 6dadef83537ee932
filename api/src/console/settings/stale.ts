import type { SettingName } from '@aaspaas/contract/console/settings/rules/settings';
import { Failure } from '@aaspaas/contract/failure';
import type { Settings } from '../../settings/queries';

/** Throws where somebody else has changed one of the settings since they were read for the form. */
export function refuseStale(
  before: { readonly [Name in SettingName]?: string | undefined },
  now: Settings,
  names: readonly SettingName[],
): void {
  const stale = names.filter((name) => before[name] !== undefined && before[name] !== now[name]);
  if (stale.length === 0) return;
  const fields = stale.map((name) => [name, `Somebody else has set this to: ${now[name] || '(nothing)'}`]);
  throw new Failure(
    'taken',
    'Somebody else has changed this since you opened the page. What you typed is still here: look, and save again.',
    // Object.fromEntries widens the names.
    { fields: Object.fromEntries(fields) as Record<string, string> },
  );
}
