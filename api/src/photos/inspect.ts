import type { PickedFile, MeasuredPhoto } from '@aaspaas/contract/photos/rules/files';
import { measurePhoto } from './develop';
import { imageTypeOf } from './image-type';
import type { Upload } from './upload';

/** What the rules of a form ask about a file. It is found out from the bytes: what a client states proves nothing. */
export async function inspectUpload({ path, bytes }: Upload): Promise<PickedFile> {
  const type = await imageTypeOf(path);
  return type
    ? { name: `picture.${type}`, type: `image/${type}`, bytes }
    : { name: 'file', type: 'application/octet-stream', bytes };
}

/** The same for a photo, with its size in pixels. */
export async function inspectPhoto(upload: Upload, sender: string): Promise<MeasuredPhoto> {
  const seen = await inspectUpload(upload);
  const isImage = seen.type.startsWith('image/');
  return { ...seen, ...(isImage ? await measurePhoto(upload.path, sender) : { width: 0, height: 0 }) };
}
