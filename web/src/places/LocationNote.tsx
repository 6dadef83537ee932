import { Icon } from '../ui/Icon';
import { ExampleNote } from './ExampleNote';
import type { VisitLocation } from './visit-location';
import { say } from '../say';

interface LocationNoteProps {
  readonly location: VisitLocation;
  /** The city that is shown as an example while nobody has said where to look. */
  readonly example: string | null;
  onRefresh(): void;
}

const refresh = 'Refresh Location';

const buttonClasses =
  '-my-2 inline-flex min-h-11 items-center gap-1 font-semibold underline underline-offset-2';

/**
 * What a visitor should know about where is searched; nothing if all is well. To decline is no alarm. In the colour of
 * what it stands on, which may be a night sky.
 */
export function LocationNote({ location, example, onRefresh }: LocationNoteProps) {
  const hasFailed = location.state === 'failed';
  return (
    <div role="status" className="text-sm leading-7">
      {location.state === 'detecting' && <p>Detecting location...</p>}
      {hasFailed && example !== null && <p>{say(location.says)}</p>}
      {(hasFailed || example !== null) && (
        <p className="flex items-center gap-x-3">
          {example !== null && <ExampleNote city={example} />}
          {hasFailed && (
            <button type="button" aria-label={say(refresh)} onClick={onRefresh} className={buttonClasses}>
              <Icon name="refresh" size={18} />
              {/* Beside the sentence a phone has room for the icon. */}
              <span className={example === null ? '' : 'max-sm:hidden'}>{say(refresh)}</span>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
