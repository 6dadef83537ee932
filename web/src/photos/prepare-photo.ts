import { shrinkPhoto } from './shrink-photo';
import type { Photo } from './photo';
import { PhotoError } from './photo-error';
import { markBytes } from './same-photo';

/** Messages on the tile of a photo that cannot be used. */
export const photoErrors = {
  unreadable: 'This photo could not be read.',
  tooSlow: 'Timeout loading image - file may be corrupted',
  broken: 'Invalid or corrupted image file',
} as const;

/** Returns the photo as it is kept and sent. Throws a PhotoError with the message that its tile shows. */
export async function preparePhoto(photo: Photo, readWithinMs?: number): Promise<Photo> {
  if (photo.isReady) return photo;
  const bytes = await readBytes(photo.blob, readWithinMs);
  // Copies the bytes, because a file from a phone's gallery may be gone by the time it is sent.
  const blob = await shrinkPhoto(new Blob([bytes], { type: photo.type }));
  return { ...photo, blob, isReady: true, mark: markBytes(bytes) };
}

function readBytes(blob: Blob, withinMs?: number): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    if (withinMs !== undefined) setTimeout(() => reject(new PhotoError(photoErrors.tooSlow)), withinMs);
    blob.arrayBuffer().then(resolve, () => reject(new PhotoError(photoErrors.unreadable)));
  });
}

export const sentenceOf = (error: unknown): string =>
  error instanceof PhotoError ? error.message : photoErrors.unreadable;
