import { useState } from 'react';
import type { FailedPhoto } from '../../photos/photo';
import { sayUnsent, sendPhoto } from './send-with-photos';
import { useLeaveSignal } from './use-leave-signal';

/** A photo that is being sent again. */
export interface Retry {
  readonly id: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Sends single photos again; `onLeft` is called with the failed ones that are left. */
export function usePhotoRetry(onLeft: (failed: readonly FailedPhoto[]) => void) {
  const [retry, setRetry] = useState<Retry | null>(null);
  const leaving = useLeaveSignal();
  const begin = async ({ photo }: FailedPhoto, failed: readonly FailedPhoto[]) => {
    if (retry) return;
    const tell = (share: number) => setRetry({ id: photo.id, share });
    tell(0);
    const failure = await sendPhoto(photo, tell, leaving.current);
    setRetry(null);
    if (leaving.current.aborted) return;
    onLeft(
      failed.flatMap((each) => {
        if (each.photo.id !== photo.id) return [each];
        return failure ? [{ photo, says: sayUnsent(failure) }] : [];
      }),
    );
  };
  return { retry, begin };
}
