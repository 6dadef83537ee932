import { addShop } from '@aaspaas/contract/registration/calls';
import type { Photo } from '../../photos/photo';
import { loadPhotos, savePhotos } from '../photo-store';
import { preparePhoto, sentenceOf } from '../../photos/prepare-photo';

/** By the photo's id: why it cannot be sent. */
export type PhotoTroubles = Readonly<Record<string, string>>;

interface ReadyPhotos {
  readonly photos: readonly Photo[];
  readonly troubles: PhotoTroubles;
}

/** The photos as they go out. Those that were not ready when their step was left are made so now, and kept so. */
export async function readyPhotos(key: string): Promise<ReadyPhotos> {
  const photos: Photo[] = [];
  const troubles: Record<string, string> = {};
  for (const photo of await loadPhotos(key)) {
    const outcome = await preparePhoto(photo).catch(sentenceOf);
    if (typeof outcome === 'string') troubles[photo.id] = outcome;
    else if (outcome.blob.size > addShop.files.image.maxBytes)
      troubles[photo.id] = `Image ${photos.length + 1} exceeds 5MB size limit`;
    photos.push(typeof outcome === 'string' ? photo : outcome);
  }
  savePhotos(key, photos);
  return { photos, troubles };
}

/** The server speaks of a photo by its place: 'Image 3 must be …'. */
export function troublesOf(says: string | undefined, photos: readonly Photo[]): PhotoTroubles {
  const place = Number(/^(?:Image|File) (\d+)/.exec(says ?? '')?.[1]);
  const photo = photos[place - 1];
  return photo && says ? { [photo.id]: says } : {};
}
