import * as paths from '@aaspaas/contract/console/paths';
import { readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { ConsoleFrame } from '../ConsoleFrame';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { settingGroups } from './groups';
import { PayeeSettings } from './PayeeSettings';
import { SettingsForm } from './SettingsForm';

export function SettingsPage() {
  const reading = usePageRead(readAllSettings);
  return (
    <ConsoleFrame title="Settings">
      <p className="text-ink-soft">
        What you save is in force at once, on every page. Who changed what is in{' '}
        <a href={`${paths.audit}?subject=setting`}>Who did what</a>.
      </p>
      <Shown reading={reading}>
        {(settings) => (
          <>
            <PayeeSettings settings={settings} />
            {settingGroups.map((group) => (
              <SettingsForm key={group.id} group={group} values={settings.values} />
            ))}
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}
