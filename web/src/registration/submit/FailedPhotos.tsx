import type { FailedPhoto } from '../../photos/photo';
import { FailedTile } from '../../photos/PhotoTile';
import { type Retry } from './use-photo-retry';

interface FailedPhotosProps {
  readonly failed: readonly FailedPhoto[];
  readonly retry: Retry | null;
  /** Absent if sending the same again would not help. */
  readonly onRetry?: ((failed: FailedPhoto) => void) | undefined;
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** Photos that were not sent, each with what can be done about it. */
export function FailedPhotos({ failed, retry, onRetry, onRemove }: FailedPhotosProps) {
  if (failed.length === 0) return null;
  return (
    <ul aria-label="Photos not sent" className="grid w-full gap-2">
      {failed.map((each) => (
        <FailedTile
          key={each.photo.id}
          name={each.photo.name}
          blob={each.photo.isReady ? each.photo.blob : null}
          says={each.says}
          isWaiting={retry !== null}
          share={retry?.id === each.photo.id ? retry.share : undefined}
          onRetry={onRetry && (() => onRetry(each))}
          onRemove={onRemove && (() => onRemove(each.photo.id))}
        />
      ))}
    </ul>
  );
}
