import { endOneSession, endSessions, listSessions } from '@aaspaas/contract/accounts/session-calls';
import type { ReplyOf } from '@aaspaas/contract/call';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { unlessDone, useAction } from '../use-action';
import { useSignOutWithMessage } from './use-sign-out-with-message';
import { useRestoreFocus } from '../use-restore-focus';
import { say } from '../../say';
import { sayShortDay } from '../../say-date';
import { sayDayAndTime } from '../../say-moment';

type Device = ReplyOf<typeof listSessions>['list'][number];

/** The devices that are logged in, and how to log them out. */
export function DevicesSettings({ onBack }: { onBack: () => void }) {
  const reading = useRead(listSessions, {}, send);
  return (
    <div className="grid gap-4">
      <p>You are logged in on these devices. Log out any that you do not know or no longer use.</p>
      {reading.state === 'loading' && <ListSkeleton rows={2} />}
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {reading.state === 'loaded' && <Devices list={reading.reply.list} onChanged={reading.retry} />}
      <Button variant="quiet" wide onClick={onBack}>
        Back to settings
      </Button>
    </div>
  );
}

interface DevicesProps {
  readonly list: readonly Device[];
  onChanged(): void;
}

function Devices({ list, onChanged }: DevicesProps) {
  const signOutWithMessage = useSignOutWithMessage();
  useRestoreFocus(list.length);
  const others = useAction(() => send(endSessions, { which: 'others' }), onChanged);
  const all = useAction(async () => {
    const { message } = await send(endSessions, { which: 'all' });
    await signOutWithMessage(message).catch(() => {});
  });
  return (
    <>
      <ul className="grid gap-2">
        {list.map((device) => (
          <DeviceRow key={device.s_id} device={device} onFailed={onChanged} />
        ))}
      </ul>
      <div className="grid gap-2">
        {list.length > 1 && (
          <Button variant="secondary" wide busy={others.isBusy} onClick={others.act}>
            Log out all other devices
          </Button>
        )}
        <Button variant="secondary" wide busy={all.isBusy} onClick={all.act}>
          Log out of all devices
        </Button>
      </div>
    </>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  onFailed(): void;
}

function DeviceRow({ device, onFailed }: DeviceRowProps) {
  const signOutWithMessage = useSignOutWithMessage();
  const { isBusy, isDone, act } = useAction(async () => {
    const reply = await send(endOneSession, { s_id: device.s_id });
    if (!device.is_current) return reply;
    await signOutWithMessage('You are logged out.').catch(() => {});
  }, unlessDone(onFailed));
  useRestoreFocus(isDone);
  const when = sayDayAndTime(device.last_used_at, sayShortDay);
  return (
    <li className="card flex items-center justify-between gap-2 py-2 pr-2 pl-4">
      <p className="min-w-0">
        <strong className="font-semibold">{device.device}</strong>
        {device.is_current && ` · ${say('this device')}`}
        <span className="block text-sm text-ink-soft">{say('Last used {when}', { when })}</span>
      </p>
      {isDone ? (
        <span className="px-3 text-sm whitespace-nowrap text-ink-soft">Logged out</span>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={say(
            device.is_current
              ? 'Log out this device, last used {when}'
              : 'Log out {device}, last used {when}',
            { device: device.device, when },
          )}
          onClick={act}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
