import { Failure } from '@aaspaas/contract/failure';
import { imageWords } from '@aaspaas/contract/media';
import { addPhoto } from '@aaspaas/contract/registration/calls';
import type { Db } from '../db/open';
import { route } from '../http/route';
import { addressKey, anHour, tooMany, waitBefore } from '../http/throttle';
import { imageTypeOf } from '../outside/image-type';
import { setAside } from '../outside/photos-ahead';

/** As many as sixty shops with ten photos each. */
const oneAddress = anHour(600);

export const addPhotoRoute = route(addPhoto, async ({ uploads, db, visit, media }) => {
  const [photo] = uploads.photo;
  if (!photo || !(await imageTypeOf(photo.path))) throw new Failure('invalid', imageWords.wrongTypeWithBmp);
  await countPhoto(db, visit.ip);
  await setAside(media.temporaryFolder, photo);
  return { result: true, message: 'Photo received', receipt: photo.sha256 };
});

async function countPhoto(db: Db, ip: string): Promise<void> {
  const wait = await waitBefore(db, addressKey('photo', ip), oneAddress);
  if (wait > 0) throw tooMany(wait);
}
