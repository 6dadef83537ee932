import { createHash } from 'node:crypto';
import { photoWidths } from '@aaspaas/contract/media';
import { categories } from '@aaspaas/contract/shops/categories';
import sharp, { type Sharp } from 'sharp';
import type { Db } from '../db/open';
import type { DemoPhotos } from './demo-photos';
import { type Drawing, drawEverything } from './drawings/every-drawing';
import { recordDemoPhotos } from './queries';

/** All that drawing needs of the media store. */
export interface PhotoWriter {
  put(name: string, bytes: Buffer): Promise<void>;
}

interface Picture {
  readonly categoryId: number | null;
  readonly hash: string;
  readonly height: number;
}

const [smallest, middle, largest] = photoWidths;

/**
 * Draws what stands in for photographs in the demo data: three pictures or more for every category and two
 * dozen portraits, the same bytes every time. Must run before the SVG loader of sharp is blocked: uploads are
 * never SVG, so the server switches it off once the demo pictures are there.
 */
export async function drawDemoPhotos(store: PhotoWriter, db: Db): Promise<DemoPhotos> {
  const pictures = await severalAtATime(drawEverything(), (drawing) => develop(drawing, store));
  await recordDemoPhotos(db, pictures, largest);
  const hashesOf = (wanted: number | null) =>
    pictures.filter(({ categoryId }) => categoryId === wanted).map(({ hash }) => hash);
  return { shop: new Map(categories.map(({ id }) => [id, hashesOf(id)])), people: hashesOf(null) };
}

/** One drawing in every width, under the hash of its largest. */
export async function develop(
  { categoryId, content, height }: Drawing,
  store: PhotoWriter,
): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largest}" height="${(largest / 400) * height}" viewBox="0 0 400 ${height}">${content}</svg>`;
  // Rendered once, then made smaller step by step: three renderings would take twice the time.
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

/** Enough to keep the cores busy; more would only hold more uncompressed pictures in memory. */
const atATime = 3;

async function severalAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
