import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Failure } from '@aaspaas/contract/failure';
import { type PhotoWidth, photoWidths } from '@aaspaas/contract/photos/media';
import { takeTurns } from '../system/turns';
import { measureBmp, readBmp } from './bmp';
import { imageTypeOf } from './image-type';
import { photoMessages } from './messages';

/** A photo as we keep it: encoded anew from its pixels, so nothing else of the uploaded file is left in it. */
export interface DevelopedPhoto {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: PhotoWidth; readonly bytes: Buffer }[];
}

export interface PhotoSettings {
  readonly isPrivate?: boolean;
  /** Only agents may send BMP. */
  readonly allowsBmp?: boolean;
  /** Whose work this is: senders take turns. */
  readonly sender?: string;
}

/** A baseline JPEG is decoded line by line, so even the largest photos need little memory. */
const mostPixelsByLine = 100_000_000;
/** Other formats and progressive JPEG are decoded as a whole, in memory. */
const mostPixelsAtOnce = 26_000_000;
/** From this size on such an image is decoded alone, because a few of them at once would fill the memory. */
const heavyPixels = 8_000_000;
/** No photo is taller or wider than this. */
const longestSide = 30_000;
/**
 * The emptiest drawing has 1,400 pixels for each byte of its file, and photos have about ten. A large image with more
 * than this was made to use up memory.
 */
const mostPixelsInAByte = 2000;
const patienceSeconds = 20;

const mostAtOnce = 2;
const inTurn = takeTurns({ mostAtOnce, mostWaiting: 200, mostWaitingOfOne: 30 });

/** libvips can read dozens of formats, some of which are programs. From now on it reads only the four that we accept. */
export function blockOtherFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}File`),
  });
  // No upload comes twice, so a cache of decoded files would only cost memory.
  sharp.cache(false);
  sharp.concurrency(1);
}

/** Makes the files that we keep of an uploaded photo, or throws a failure that says what is wrong with it. */
export async function developPhoto(path: string, settings: PhotoSettings = {}): Promise<DevelopedPhoto> {
  const type = await imageTypeOf(path);
  if (!type || (type === 'bmp' && !settings.allowsBmp)) {
    throw new Failure(
      'invalid',
      settings.allowsBmp ? photoMessages.wrongTypeWithBmp : photoMessages.wrongType,
    );
  }
  const open = type === 'bmp' ? () => openBmp(path) : async () => sharp(path, readOptions);
  const { sender = '' } = settings;
  const weight = type === 'bmp' ? mostAtOnce : await inTurn(() => weigh(path), { sender });
  return inTurn(() => develop(open, settings.isPrivate ?? false).catch(refuseBroken), { sender, weight });
}

const readOptions = { limitInputPixels: mostPixelsByLine, failOn: 'error', sequentialRead: true } as const;

async function openBmp(path: string): Promise<Sharp> {
  const pixels = await readBmp(path, mostPixelsAtOnce);
  if (!pixels) throw new Failure('invalid', photoMessages.broken);
  const { data, ...raw } = pixels;
  return sharp(data, { raw });
}

/** The size that the file itself states. */
export async function measurePhoto(path: string, sender: string): Promise<{ width: number; height: number }> {
  if ((await imageTypeOf(path)) === 'bmp') return measureBmp(path);
  const { width, height } = await inTurn(() => readHead(path), { sender });
  return { width, height };
}

/** Reads only the header of the file; nothing is decoded. */
const readHead = (path: string) =>
  sharp(path, { ...readOptions, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);

async function weigh(path: string): Promise<number> {
  const { width, height, depth, format, isProgressive } = await readHead(path);
  const isByLine = format === 'jpeg' && !isProgressive;
  // More than eight bits a colour take twice the memory.
  const pixels = width * height * (depth === 'uchar' ? 1 : 2);
  const most = isByLine ? mostPixelsByLine : mostPixelsAtOnce;
  if (pixels > most || Math.max(width, height) > longestSide) {
    throw new Failure('invalid', photoMessages.tooManyPixels);
  }
  if (pixels <= heavyPixels) return 1;
  if (pixels > mostPixelsInAByte * (await stat(path)).size)
    throw new Failure('invalid', photoMessages.broken);
  return isByLine ? 1 : mostAtOnce;
}

function refuseBroken(error: unknown): never {
  if (error instanceof Failure) throw error;
  const isTimeout = error instanceof Error && /timeout/i.test(error.message);
  throw new Failure('invalid', isTimeout ? photoMessages.tooSlow : photoMessages.broken);
}

const [small, middle, large] = photoWidths;

/** Decodes the file once and makes it smaller step by step. */
async function develop(open: () => Promise<Sharp>, isPrivate: boolean): Promise<DevelopedPhoto> {
  const original = (await open()).timeout({ seconds: patienceSeconds }).autoOrient().toColourspace('srgb');
  const largest = await shrink(original, large);
  const medium = await shrink(fromPixels(largest), middle);
  const smallest = await shrink(fromPixels(medium), small);
  const files = [
    { width: large, bytes: await encode(largest) },
    { width: middle, bytes: await encode(medium) },
    { width: small, bytes: await encode(smallest) },
  ];
  const { width, height } = largest.info;
  return { hash: hashOf(files[0]?.bytes ?? Buffer.of(), isPrivate), width, height, files };
}

type Raw = Awaited<ReturnType<typeof shrink>>;

/** At most as wide as `width` and at most twice as tall; small photos are not enlarged. */
const within = (width: number) =>
  ({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true }) as const;

const shrink = (image: Sharp, width: number) =>
  image.resize(within(width)).raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const likeAll = { quality: 78, effort: 3 } as const;

const encode = (image: Raw): Promise<Buffer> => fromPixels(image).webp(likeAll).toBuffer();

/** Writes a smaller copy of a file that we keep. */
export async function copySmaller(from: string, to: string, width: number): Promise<void> {
  await sharp(from, readOptions).resize(within(width)).webp(likeAll).toFile(to);
}

/** The same photo sent once as public and once as private is kept as two. */
function hashOf(bytes: Buffer, isPrivate: boolean): string {
  const hash = createHash('sha256');
  if (isPrivate) hash.update('private');
  return hash.update(bytes).digest('hex').slice(0, 32);
}
