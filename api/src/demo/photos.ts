import { createHash } from 'node:crypto';
import { photoWidths } from '@aaspaas/contract/photos/media';
import { categories } from '@aaspaas/contract/shops/categories';
import sharp, { type Sharp } from 'sharp';
import type { Db } from '../db/open';
import { severalAtATime } from '../system/several-at-a-time';
import type { DemoPhotos } from './demo-photos';
import { type Drawing, drawEverything } from './drawings/every-drawing';
import { recordDemoPhotos } from './queries';

/** The part of the photo store that is needed here. */
export interface PhotoWriter {
  put(name: string, bytes: Buffer): Promise<void>;
}

interface DrawnPhoto {
  readonly categoryId: number | null;
  readonly hash: string;
  readonly height: number;
}

const [smallest, middle, largest] = photoWidths;

/** Flat drawings need fewer pixels than photos to be as sharp, and so wide they take three quarters of the time. */
const drawnWidth = 1200;

/** Enough to keep the cores busy; more would only need more memory for uncompressed photos. */
const atATime = 3;

/**
 * Draws the photos of the demo data: three or more for every category and two dozen portraits, with the same bytes
 * every time. They are drawn as SVG, which sharp cannot read any more once the server has blocked all formats but those
 * of uploads, so this must run before that.
 */
export async function drawDemoPhotos(store: PhotoWriter, db: Db): Promise<DemoPhotos> {
  const photos = await severalAtATime(atATime, drawEverything(), (drawing) => develop(drawing, store));
  await recordDemoPhotos(db, photos, drawnWidth);
  const hashesOf = (wanted: number | null) =>
    photos.filter(({ categoryId }) => categoryId === wanted).map(({ hash }) => hash);
  return { shop: new Map(categories.map(({ id }) => [id, hashesOf(id)])), people: hashesOf(null) };
}

/** Stores a drawing in every width, named by the hash of the largest. */
export async function develop(
  { categoryId, content, height }: Drawing,
  store: PhotoWriter,
): Promise<DrawnPhoto> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${(drawnWidth / 400) * height}" viewBox="0 0 400 ${height}">${content}</svg>`;
  // Rendered once and then made smaller step by step, because three renderings would take twice the time.
  const large = await pixels(sharp(Buffer.from(svg)).removeAlpha());
  const medium = await pixels(fromPixels(large).resize({ width: middle, kernel: 'linear' }));
  const small = await pixels(fromPixels(medium).resize({ width: smallest }));
  const files = await Promise.all([encode(large, 62), encode(medium, 74), encode(small, 78)]);
  const hash = createHash('sha256').update(files[0]).digest('hex').slice(0, 32);
  const widths = [largest, middle, smallest];
  await Promise.all(files.map((file, index) => store.put(`${hash}-${widths[index]}.webp`, file)));
  return { categoryId, hash, height: large.info.height };
}

type Pixels = Awaited<ReturnType<typeof pixels>>;

const pixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const encode = (image: Pixels, quality: number): Promise<Buffer> =>
  fromPixels(image).webp({ quality, effort: 0 }).toBuffer();
