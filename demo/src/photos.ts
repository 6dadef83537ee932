import { createHash } from 'node:crypto';
import { photoWidths } from '@aaspaas/contract/photos/media';
import { categories } from '@aaspaas/contract/shops/categories';
import sharp, { type Sharp } from 'sharp';
import type { Db } from '../../api/src/db/open';
import type { Shelf } from '../../api/src/photos/store';
import { severalAtATime } from '../../api/src/system/several-at-a-time';
import type { DemoPhotos } from './records/demo-photos';
import { type Picture, readPictures } from './pictures';
import { recordDemoPhotos } from './queries';

/** The part of the photo store that is needed here. */
export type DrawingStore = Pick<Shelf, 'put' | 'find'>;

interface DrawnPhoto {
  readonly categoryId: number | null;
  readonly hash: string;
  readonly height: number;
}

const [smallest, middle, largest] = photoWidths;

/** Flat drawings need fewer pixels than photos to be as sharp, and so wide they take three quarters of the time. */
const drawnWidth = 1200;

const widths = [largest, middle, smallest];
const qualities = [62, 74, 78] as const;

/** Enough to keep the cores busy; more would only need more memory for uncompressed photos. */
const atATime = 3;

/**
 * Makes the photos of the demo data, with the same bytes every time, from SVG: sharp cannot read that any more once the
 * server has blocked all formats but those of uploads, so it is done in a process of its own.
 */
export async function drawDemoPhotos(
  store: DrawingStore,
  db: Db,
  pictures = readPictures(),
): Promise<DemoPhotos> {
  const photos = await severalAtATime(atATime, pictures, (picture) => develop(picture, store));
  await recordDemoPhotos(db, photos, drawnWidth);
  const hashesOf = (wanted: number | null) =>
    photos.filter(({ categoryId }) => categoryId === wanted).map(({ hash }) => hash);
  return { shop: new Map(categories.map(({ id }) => [id, hashesOf(id)])), people: hashesOf(null) };
}

/**
 * Stores a picture in every width, named by what is drawn. One that is there already is not drawn again: a first start
 * that was interrupted goes on where it was, and another database beside the same photos is filled in half the time.
 */
export async function develop(
  { categoryId, content, height }: Picture,
  store: DrawingStore,
): Promise<DrawnPhoto> {
  const drawnHeight = (drawnWidth / 400) * height;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 400 ${height}">${content}</svg>`;
  const hash = createHash('sha256').update(svg).update(qualities.join()).digest('hex').slice(0, 32);
  const drawn = { categoryId, hash, height: drawnHeight };
  const nameAt = (index: number) => `${hash}-${widths[index]}.webp`;
  const stored = await Promise.all(widths.map((_, index) => store.find(nameAt(index))));
  if (!stored.includes(null)) return drawn;
  const files = await render(svg);
  await Promise.all(files.map((file, index) => store.put(nameAt(index), file)));
  return drawn;
}

/** In all widths, the largest first. */
async function render(svg: string): Promise<Buffer[]> {
  // Rendered once and then made smaller step by step, because three renderings would take twice the time.
  const large = await pixels(sharp(Buffer.from(svg)).removeAlpha());
  const medium = await pixels(fromPixels(large).resize({ width: middle, kernel: 'linear' }));
  const small = await pixels(fromPixels(medium).resize({ width: smallest }));
  const [ofLarge, ofMedium, ofSmall] = qualities;
  return Promise.all([encode(large, ofLarge), encode(medium, ofMedium), encode(small, ofSmall)]);
}

type Pixels = Awaited<ReturnType<typeof pixels>>;

const pixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const encode = (image: Pixels, quality: number): Promise<Buffer> =>
  fromPixels(image).webp({ quality, effort: 0 }).toBuffer();
