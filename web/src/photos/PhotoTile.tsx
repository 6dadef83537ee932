import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { FieldError } from '../forms/fields/Field';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Progress } from '../ui/Progress';
import { Spinner } from '../ui/loading/Spinner';
import type { Photo } from './photo';
import { usePreview } from './use-preview';
import { say } from '../say';

interface PhotoTileProps {
  readonly photo: Photo;
  /** Counted from 1. */
  readonly number: number;
  /** How much of it has been sent, from 0 to 1. */
  readonly share?: number | undefined;
  /** A word shown in the tile's corner. */
  readonly badge?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
  /** Called if the browser cannot show the photo. */
  readonly onBroken?: (() => void) | undefined;
}

export function PhotoTile({ photo, number, share, badge, onRemove, onBroken }: PhotoTileProps) {
  // An unprepared photo is not previewed: twelve megapixels take a phone too long.
  const preview = usePreview(photo.isReady ? photo.blob : null);
  return (
    <li className="relative aspect-square overflow-hidden rounded-md border border-line bg-card">
      {preview ? (
        <img src={preview} alt={photo.name} className="size-full object-cover" onError={onBroken} />
      ) : (
        <Preparing />
      )}
      {badge && (
        <span className="absolute bottom-1 left-1">
          <Badge tone="leaf">{badge}</Badge>
        </span>
      )}
      {onRemove && (
        <span className="absolute top-1 right-1">
          <IconButton raised label={say('Remove photo {number}', { number })} onClick={onRemove}>
            <Icon name="x" size={20} />
          </IconButton>
        </span>
      )}
      {share !== undefined && (
        <div className="absolute inset-x-2 bottom-2">
          <Progress label={say('Photo {number}', { number })} share={share} />
        </div>
      )}
    </li>
  );
}

function Preparing() {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 text-sm text-ink-soft">
      <Spinner />
      Preparing…
    </div>
  );
}

interface FailedTileProps {
  readonly name: string;
  readonly says: string;
  /** Absent if it cannot be shown. */
  readonly blob?: Blob | null;
  /** Another photo is being sent. */
  readonly isWaiting?: boolean;
  /** How much of it has been sent in the retry, from 0 to 1. */
  readonly share?: number | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** As wide as the list, because a message and two buttons do not fit into a square. */
export function FailedTile({
  name,
  says,
  blob = null,
  share,
  isWaiting,
  onRetry,
  onRemove,
}: FailedTileProps) {
  const isSending = share !== undefined;
  const preview = usePreview(blob);
  return (
    <li className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-danger bg-card py-2 pr-2 pl-3">
      {preview && <img src={preview} alt="" className="size-12 rounded-sm object-cover" />}
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium">{name}</p>
        {isSending ? <Progress label={name} share={share} /> : <FieldError>{says}</FieldError>}
      </div>
      <div className="ml-auto flex gap-1">
        {onRetry && (
          <Button
            variant="secondary"
            size="small"
            busy={isSending}
            disabled={isWaiting && !isSending}
            onClick={onRetry}
          >
            Try again
          </Button>
        )}
        {onRemove && (
          <Button
            variant="quiet"
            size="small"
            aria-label={say('Remove {name}', { name })}
            disabled={isWaiting}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}
