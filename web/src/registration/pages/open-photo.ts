import { PhotoError } from '../../photos/photo-error';

export interface OpenedPhoto {
  readonly width: number;
  readonly height: number;
  /** True if the photo could be decoded completely. */
  readonly isWhole: boolean;
}

export const corrupted = 'Invalid or corrupted image file';

/** Lets the browser itself decode the photo, because a name and a type prove nothing. */
export async function openPhoto(file: Blob, afterMs: number): Promise<OpenedPhoto> {
  const url = URL.createObjectURL(file);
  try {
    return await inTime(draw(url), afterMs);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function draw(url: string): Promise<OpenedPhoto> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', () => reject(new PhotoError(corrupted)));
    image.src = url;
  });
  // The size is known before the pixels are decoded, so a photo that is too large is reported as such.
  const isWhole = await image.decode().then(
    () => true,
    () => false,
  );
  return { width: image.naturalWidth, height: image.naturalHeight, isWhole };
}

/** Reading may never end, such as from a removed memory card or a cloud file. */
function inTime<Result>(work: Promise<Result>, afterMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new PhotoError('Timeout loading image - file may be corrupted'));
    const timer = setTimeout(giveUp, afterMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
