import { addShop } from '@aaspaas/contract/registration/calls';
import type { Failure } from '@aaspaas/contract/failure';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { loadPhotos, savePhotos } from '../drafts/photo-store';
import { preparePhoto, sentenceOf } from '../../photos/prepare-photo';
import { say } from '../../say';

interface ReadyPhotos {
  readonly photos: readonly Photo[];
  /** Those that cannot be sent. */
  readonly failed: readonly FailedPhoto[];
}

/**
 * The photos as they are sent. Those that were not prepared when their step was left are prepared now, and stored.
 */
export async function readyPhotos(key: string): Promise<ReadyPhotos> {
  const photos: Photo[] = [];
  const failed: FailedPhoto[] = [];
  for (const photo of await loadPhotos(key)) {
    const outcome = await preparePhoto(photo).catch(sentenceOf);
    const isTooLarge = typeof outcome !== 'string' && outcome.blob.size > addShop.files.image.maxBytes;
    if (typeof outcome === 'string') failed.push({ photo, says: outcome });
    else if (isTooLarge)
      failed.push({
        photo,
        says: say('Image {n} exceeds 5MB size limit', { n: photos.length + 1 }),
      });
    photos.push(typeof outcome === 'string' ? photo : outcome);
  }
  savePhotos(key, photos);
  return { photos, failed };
}

/** The photo that the server's message is about: 'Image {n} must be …'. */
export function failedBy(
  { fields, said }: Failure['details'],
  photos: readonly Photo[],
): readonly FailedPhoto[] {
  const photo = photos[Number(said?.['images']?.params['n']) - 1];
  return photo ? [{ photo, says: fields?.['images'] ?? '' }] : [];
}
