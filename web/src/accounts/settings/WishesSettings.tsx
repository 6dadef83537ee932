import type { ReplyOf } from '@aaspaas/contract/call';
import { endWish, listWishes } from '@aaspaas/contract/search/calls';
import { useSettings } from '../../api/boot';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { unlessDone, useAction } from '../use-action';
import { useRestoreFocus } from '../use-restore-focus';
import { say, sayName } from '../../say';
import { sayWith } from '../../say-with';
import { sayShortDay } from '../../say-date';

type Wish = ReplyOf<typeof listWishes>['list'][number];

/** What somebody asked to be told of, and how to end it. */
export function WishesSettings({ onBack }: { onBack: () => void }) {
  const reading = useRead(listWishes, {}, send);
  return (
    <div className="grid gap-4">
      {reading.state === 'loading' && <ListSkeleton rows={2} />}
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {reading.state === 'loaded' && <Wishes list={reading.reply.list} onChanged={reading.retry} />}
      <Button variant="quiet" wide onClick={onBack}>
        Back to settings
      </Button>
    </div>
  );
}

interface WishesProps {
  readonly list: readonly Wish[];
  onChanged(): void;
}

function Wishes({ list, onChanged }: WishesProps) {
  const { hasMailServer } = useSettings();
  useRestoreFocus(list.length);
  if (list.length === 0)
    return <p>No alerts yet. Where a search finds nobody, press ‘Tell me when there is one’.</p>;
  return (
    <>
      <p>
        {hasMailServer
          ? 'We write to you once for each of these, when somebody within 25 km offers it.'
          : 'Here you see when somebody within 25 km offers one of these.'}
      </p>
      <ul className="grid gap-2">
        {list.map((wish) => (
          <WishRow key={wish.id} wish={wish} onFailed={onChanged} />
        ))}
      </ul>
    </>
  );
}

interface WishRowProps {
  readonly wish: Wish;
  onFailed(): void;
}

function WishRow({ wish: { id, search, place, since, told }, onFailed }: WishRowProps) {
  const { isBusy, isDone, act } = useAction(() => send(endWish, { id }), unlessDone(onFailed));
  useRestoreFocus(isDone);
  return (
    <li className="card flex items-center justify-between gap-2 py-2 pr-2 pl-4">
      <p className="min-w-0 wrap-anywhere">
        {sayWith('{search} near {place}', {
          search: <strong className="font-semibold">{search}</strong>,
          place: sayName(place),
        })}
        <span className="block text-sm text-ink-soft">
          {told
            ? say('There is one, since {day}', { day: sayShortDay(told) })
            : say('Since {day}', { day: sayShortDay(since) })}
        </span>
      </p>
      {isDone ? (
        <span className="px-3 text-sm whitespace-nowrap text-ink-soft">Ended</span>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={say('End: {search} near {place}', { search, place: sayName(place) })}
          onClick={act}
        >
          End
        </Button>
      )}
    </li>
  );
}
