import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { VisitLocation } from './visit-location';

interface LocationNoteProps {
  readonly location: VisitLocation;
  /** The visitor has chosen a place by hand. */
  readonly isChosen: boolean;
  onRefresh(): void;
}

/** What a visitor should know about the search for their location; nothing if all is well. */
export function LocationNote({ location, isChosen, onRefresh }: LocationNoteProps) {
  return (
    <div role="status">
      {location.state === 'detecting' && <span className="visually-hidden">Detecting location...</span>}
      {location.state === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-3 px-1 pt-1">
          {!isChosen && (
            <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
              <Icon name="alert-circle" size={18} className="mt-px shrink-0" />
              {location.says}
            </p>
          )}
          <Button variant="quiet" size="small" onClick={onRefresh}>
            <Icon name="refresh" size={18} /> Refresh Location
          </Button>
        </div>
      )}
    </div>
  );
}
