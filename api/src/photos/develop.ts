import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Failure } from '@aaspaas/contract/failure';
import { type ImageWidth, imageWidths, imageWords } from '@aaspaas/contract/media';
import { takeTurns } from '../system/turns';
import { measureBmp, readBmp } from './bmp';
import { imageTypeOf } from './image-type';

/** A picture as we keep it: our own encoding of what could be seen, and nothing else of what was sent. */
export interface Picture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: ImageWidth; readonly bytes: Buffer }[];
}

export interface PictureSettings {
  readonly isPrivate?: boolean;
  /** Agents may send these, others may not. */
  readonly allowsBmp?: boolean;
  /** Whose turn it takes. */
  readonly sender?: string;
}

/** A plain JPEG is read line by line, so even the largest photographs cost little. */
const mostPixelsByLine = 100_000_000;
/** The rest, and JPEG that comes coarse to fine, stands whole in memory. */
const mostPixelsAtOnce = 26_000_000;
/** From here on such a picture is decoded alone: a few of them at once would fill the memory. */
const heavyPixels = 8_000_000;
/** Taller or wider than this is no photograph. */
const longestSide = 30_000;
/**
 * The emptiest drawings have 1,400 pixels in a byte and photographs ten, so a large picture with more than this was
 * made to cost work.
 */
const mostPixelsInAByte = 2000;
const patienceSeconds = 20;

const mostAtOnce = 2;
const inTurn = takeTurns({ mostAtOnce, mostWaiting: 200, mostWaitingOfOne: 30 });

/** libvips reads dozens of formats, some of them programs; from here on it reads four. */
export function blockOtherImages(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}File`),
  });
  // Every upload is another file, so keeping decoded ones would only cost memory.
  sharp.cache(false);
  sharp.concurrency(1);
}

/** Makes pictures of an uploaded file, or says what is wrong with it. */
export async function developPicture(path: string, settings: PictureSettings = {}): Promise<Picture> {
  const type = await imageTypeOf(path);
  if (!type || (type === 'bmp' && !settings.allowsBmp)) {
    const says = settings.allowsBmp ? imageWords.wrongTypeWithBmp : imageWords.wrongType;
    throw new Failure('invalid', says);
  }
  const open = type === 'bmp' ? () => openBmp(path) : async () => sharp(path, reading);
  const { sender = '' } = settings;
  const weight = type === 'bmp' ? mostAtOnce : await inTurn(() => weigh(path), { sender });
  return inTurn(() => develop(open, settings.isPrivate ?? false).catch(refuseBroken), { sender, weight });
}

const reading = { limitInputPixels: mostPixelsByLine, failOn: 'error', sequentialRead: true } as const;

async function openBmp(path: string): Promise<Sharp> {
  const pixels = await readBmp(path, mostPixelsAtOnce);
  if (!pixels) throw new Failure('invalid', imageWords.broken);
  const { data, ...raw } = pixels;
  return sharp(data, { raw });
}

/** How large a picture says that it is. */
export async function measurePicture(
  path: string,
  sender: string,
): Promise<{ width: number; height: number }> {
  if ((await imageTypeOf(path)) === 'bmp') return measureBmp(path);
  const { width, height } = await inTurn(() => readHead(path), { sender });
  return { width, height };
}

/** Looks at the first lines of the file only; nothing is decoded yet. */
const readHead = (path: string) =>
  sharp(path, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);

async function weigh(path: string): Promise<number> {
  const { width, height, depth, format, isProgressive } = await readHead(path);
  const isByLine = format === 'jpeg' && !isProgressive;
  // Deep colours take twice the memory.
  const pixels = width * height * (depth === 'uchar' ? 1 : 2);
  const most = isByLine ? mostPixelsByLine : mostPixelsAtOnce;
  if (pixels > most || Math.max(width, height) > longestSide) {
    throw new Failure('invalid', imageWords.tooManyPixels);
  }
  if (pixels <= heavyPixels) return 1;
  if (pixels > mostPixelsInAByte * (await stat(path)).size) throw new Failure('invalid', imageWords.broken);
  return isByLine ? 1 : mostAtOnce;
}

function refuseBroken(error: unknown): never {
  if (error instanceof Failure) throw error;
  const isTimeout = error instanceof Error && /timeout/i.test(error.message);
  throw new Failure('invalid', isTimeout ? imageWords.tooSlow : imageWords.broken);
}

const [small, middle, large] = imageWidths;

/** Decoded once, then made smaller step by step. */
async function develop(open: () => Promise<Sharp>, isPrivate: boolean): Promise<Picture> {
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

/** No wider than the width and at most twice as tall; small pictures stay as they are. */
const shrink = (image: Sharp, width: number) =>
  image
    .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const encode = (image: Raw): Promise<Buffer> => fromPixels(image).webp({ quality: 78, effort: 3 }).toBuffer();

/** The same picture sent to be seen and sent to be hidden is two pictures. */
function hashOf(bytes: Buffer, isPrivate: boolean): string {
  const hash = createHash('sha256');
  if (isPrivate) hash.update('private');
  return hash.update(bytes).digest('hex').slice(0, 32);
}
