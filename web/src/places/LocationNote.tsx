import { useUrlDialog } from '../current-url/use-url-dialog';
import { Icon } from '../ui/Icon';
import type { VisitLocation } from './visit-location';

interface LocationNoteProps {
  readonly location: VisitLocation;
  /** The visitor has chosen a place by hand. */
  readonly isChosen: boolean;
  onRefresh(): void;
}

/** Without borders and side by side: below the search itself they are the lesser ways. */
const buttonClasses =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md pr-1 text-sm font-semibold text-link hover:underline';

/** What a visitor should know about the search for their location; nothing if all is well. To decline is no alarm. */
export function LocationNote({ location, isChosen, onRefresh }: LocationNoteProps) {
  const { open } = useUrlDialog();
  return (
    <div role="status">
      {location.state === 'detecting' && <span className="visually-hidden">Detecting location...</span>}
      {location.state === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-3 px-1">
          {!isChosen && (
            <p className="flex items-start gap-1.5 text-sm max-sm:pt-2 text-ink-soft">
              <Icon name="info-circle" size={18} className="mt-px shrink-0" />
              {location.says}
            </p>
          )}
          <button type="button" onClick={onRefresh} className={buttonClasses}>
            <Icon name="refresh" size={18} /> Refresh Location
          </button>
          {!isChosen && (
            <button type="button" onClick={() => open('place')} className={buttonClasses}>
              <Icon name="map-pin" size={18} /> Choose a place
            </button>
          )}
        </div>
      )}
    </div>
  );
}
