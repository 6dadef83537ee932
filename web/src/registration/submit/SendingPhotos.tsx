import { useEffect, useRef } from 'react';
import { Progress } from '../../ui/Progress';
import { PhotoTile } from '../../photos/PhotoTile';
import type { Sending } from './send-with-photos';

/** Each photo with its own progress bar, so that one sees movement over a slow network. */
export function SendingPhotos({ photos, share, shares }: Sending) {
  const box = useRef<HTMLDivElement>(null);
  // On a phone the Submit button is always in view, but this box below the last field may not be.
  useEffect(() => {
    // The result is not returned: in some browsers it is a promise, which React cannot use as a cleanup function.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className="grid gap-3">
      <Progress label="Registration" share={share} />
      {photos.length > 0 && (
        <ul aria-label="Photos on their way" className="grid grid-cols-5 gap-2">
          {photos.map((photo, index) => (
            <PhotoTile key={photo.id} photo={photo} number={index + 1} share={shares[index] ?? 0} />
          ))}
        </ul>
      )}
    </div>
  );
}
