import { refusal } from '@aaspaas/contract/failure';
import type { SettingName } from '@aaspaas/contract/console/settings/rules/settings';
import { says } from '@aaspaas/contract/says';
import type { Settings } from '../../settings/queries';

/** Throws where somebody else has changed one of the settings since they were read for the form. */
export function refuseStale(
  before: { readonly [Name in SettingName]?: string | undefined },
  now: Settings,
  names: readonly SettingName[],
): void {
  const stale = names.filter((name) => before[name] !== undefined && before[name] !== now[name]);
  if (stale.length === 0) return;
  const setTo = (value: string) =>
    says('Somebody else has set this to: {value}', { value: value || says('(nothing)') });
  throw refusal(
    'taken',
    Object.fromEntries(stale.map((name) => [name, setTo(now[name])])),
    'Somebody else has changed this since you opened the page. What you typed is still here: look, and save again.',
  );
}
