import type { PickedFile, PickedPicture } from '@aaspaas/contract/rules/files';
import { measurePicture } from './develop';
import { imageTypeOf } from './image-type';
import type { Upload } from './upload';

/** What the rules of a form ask about a file, seen from its bytes: what a client says of it proves nothing. */
export async function lookAt({ path, bytes }: Upload): Promise<PickedFile> {
  const type = await imageTypeOf(path);
  return type
    ? { name: `picture.${type}`, type: `image/${type}`, bytes }
    : { name: 'file', type: 'application/octet-stream', bytes };
}

/** The same for a picture whose size is asked about too. */
export async function lookAtPicture(upload: Upload, sender: string): Promise<PickedPicture> {
  const seen = await lookAt(upload);
  const isImage = seen.type.startsWith('image/');
  return { ...seen, ...(isImage ? await measurePicture(upload.path, sender) : { width: 0, height: 0 }) };
}
