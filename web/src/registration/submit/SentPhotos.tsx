import { PhotoTile } from '../steps/PhotoTile';
import type { SentPhoto } from './submit-agent';

/** The photos on their way, each with the share of it that has gone out. */
export function SentPhotos({ photos }: { photos: readonly SentPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Sending photos" className="grid grid-cols-4 gap-2 sm:grid-cols-6">
      {photos.map(({ photo, share }, index) => (
        <PhotoTile key={photo.id} photo={photo} place={index + 1} share={share} />
      ))}
    </ul>
  );
}
