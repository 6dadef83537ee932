import { useEffect, useRef } from 'react';
import { Progress } from '../../ui/Progress';
import { PhotoTile } from '../../photos/PhotoTile';
import type { Sending } from './send-with-photos';

/** Each photo with its own bar: over a slow line one sees that it moves. */
export function SendingPhotos({ photos, share, shares }: Sending) {
  const box = useRef<HTMLDivElement>(null);
  // Submit is always in sight on a phone, the place below the last field is not.
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className="grid gap-3">
      <Progress label="Registration" share={share} />
      {photos.length > 0 && (
        <ul aria-label="Photos on their way" className="grid grid-cols-5 gap-2">
          {photos.map((photo, index) => (
            <PhotoTile key={photo.id} photo={photo} place={index + 1} share={shares[index] ?? 0} />
          ))}
        </ul>
      )}
    </div>
  );
}
