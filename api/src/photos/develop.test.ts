import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noise } from '../../test/bad-images';
import { bmp, brokenBmps } from '../../test/bmp';
import { blockOtherFormats, developPhoto, type DevelopedPhoto, type PhotoSettings } from './develop';

let folder: string;
let written = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-images-'));
  blockOtherFormats();
});
afterAll(() => rm(folder, { recursive: true }));

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, String(++written));
  await writeFile(path, bytes);
  return path;
}

const develop = async (bytes: Buffer, settings?: PhotoSettings) =>
  developPhoto(await onDisk(bytes), settings);

/** One of the photo's files as pixels of three bytes. */
async function pixelsOf(picture: DevelopedPhoto, index = 0) {
  const path = await onDisk(picture.files[index]?.bytes ?? Buffer.of());
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  return { ...info, at };
}

const near = (value: number) => expect.closeTo(value, -1.9);
const red = [near(255), near(0), near(0)];
const blue = [near(0), near(0), near(255)];

const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ]);

test('a large photo is kept in three widths, all WebP', async () => {
  const picture = await develop(await noise(2000, 1000).jpeg().toBuffer());
  expect(picture).toMatchObject({ width: 1600, height: 800, hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const sizes = await Promise.all(picture.files.map((_, index) => pixelsOf(picture, index)));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1600, 800],
    [800, 400],
    [320, 160],
  ]);
  expect(picture.files.map(({ width }) => width)).toEqual([1600, 800, 320]);
  expect(picture.files.every(({ bytes }) => bytes.toString('latin1', 8, 12) === 'WEBP')).toBe(true);
});

test('a small photo stays small under all three names', async () => {
  const picture = await develop(await noise(500, 400).png().toBuffer());
  const sizes = await Promise.all(picture.files.map((_, index) => pixelsOf(picture, index)));
  expect(sizes.map(({ width }) => width)).toEqual([500, 500, 320]);
});

test('a tall one is made as small as a screen can show', async () => {
  const picture = await develop(await noise(100, 8000).png().toBuffer());
  expect(picture).toMatchObject({ width: 40, height: 3200 });
});

test('the same photo has the same name, and another one where it is private', async () => {
  const bytes = await noise(50, 50).png().toBuffer();
  const { hash } = await develop(bytes);
  expect((await develop(bytes)).hash).toBe(hash);
  expect((await develop(bytes, { isPrivate: true })).hash).not.toBe(hash);
});

test('a photograph taken sideways stands upright and does not say where it was taken', async () => {
  const sideways = await twoHalves(80, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD3: { GPSLatitude: '12/1 58/1 17/1', GPSLatitudeRef: 'N' },
      IFD0: { Artist: 'A Canary' },
    })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(sideways.includes('Canary')).toBe(true);
  const picture = await develop(sideways);
  const pixels = await pixelsOf(picture);
  expect([pixels.width, pixels.height]).toEqual([40, 80]);
  expect(pixels.at(20, 10)).toEqual(red);
  expect(pixels.at(20, 70)).toEqual(blue);
  for (const { bytes } of picture.files) {
    const { exif, icc, xmp, orientation } = await sharp(await onDisk(bytes)).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(bytes.includes('Canary') || bytes.includes('EXIF')).toBe(false);
  }
});

test('of an animated image, the first frame is kept', async () => {
  const frames = Buffer.concat([
    Buffer.alloc(300, '\xff\0\0', 'latin1'),
    Buffer.alloc(300, '\0\0\xff', 'latin1'),
  ]);
  const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
  const moving = await sharp(frames, { raw })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const pixels = await pixelsOf(await develop(moving));
  expect([pixels.width, pixels.height]).toEqual([10, 10]);
  expect(pixels.at(5, 5)).toEqual(red);
});

describe('colours stay what they were', () => {
  test.each([
    ['a PNG of 16 bits', () => twoHalves(40, 40).toColourspace('rgb16').png()],
    ['a PNG with a palette', () => twoHalves(40, 40).png({ palette: true })],
    ['a JPEG with a colour profile', () => twoHalves(40, 40).withIccProfile('p3').jpeg({ quality: 95 })],
    ['a WebP', () => twoHalves(40, 40).webp({ lossless: true })],
    ['a GIF', () => twoHalves(40, 40).gif()],
  ])('%s', async (_says, make) => {
    const pixels = await pixelsOf(await develop(await make().toBuffer()));
    expect(pixels.at(8, 20)).toEqual(red);
    expect(pixels.at(32, 20)).toEqual(blue);
  });

  test('a JPEG for printing, as far as ink can be blue', async () => {
    const printed = await twoHalves(40, 40).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    const pixels = await pixelsOf(await develop(printed));
    expect(pixels.at(8, 20)).toEqual(red);
    const [r = 0, g = 0, b = 0] = pixels.at(32, 20);
    expect(b).toBeGreaterThan(2 * Math.max(r, g));
  });

  test('grey and transparent images', async () => {
    const grey = await develop(await noise(20, 20).greyscale().png().toBuffer());
    expect(grey).toMatchObject({ width: 20, height: 20 });
    const clear = { r: 0, g: 200, b: 0, alpha: 0.5 };
    const seeThrough = sharp({ create: { width: 9, height: 9, channels: 4, background: clear } });
    const picture = await develop(await seeThrough.png().toBuffer());
    expect((await sharp(await onDisk(picture.files[0]?.bytes ?? Buffer.of())).metadata()).hasAlpha).toBe(
      true,
    );
  });
});

describe('BMP, where it is allowed', () => {
  test.each([
    ['24 bits, upwards, filled lines', bmp(33, 40, 24)],
    ['24 bits, downwards', bmp(33, 40, 24, true)],
    ['32 bits, upwards', bmp(33, 40, 32)],
    ['32 bits, downwards', bmp(33, 40, 32, true)],
  ])('%s', async (_says, bytes) => {
    const pixels = await pixelsOf(await develop(bytes, { allowsBmp: true }));
    expect([pixels.width, pixels.height]).toEqual([33, 40]);
    expect(pixels.at(16, 5)).toEqual(red);
    expect(pixels.at(16, 35)).toEqual(blue);
  });

  test.each(brokenBmps())('$says is refused', async ({ bytes }) => {
    await expect(develop(bytes, { allowsBmp: true })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Invalid or corrupted image file',
    });
  });

  test('not where it is not', async () => {
    await expect(develop(bmp(33, 40, 24))).rejects.toMatchObject({
      message: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
    });
  });
});

test('with too many waiting, the next is told to come back', async () => {
  const path = await onDisk(await noise(64, 64).png().toBuffer());
  const answers = await Promise.allSettled(Array.from({ length: 80 }, () => developPhoto(path)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(80);
  for (const reason of refused)
    expect(reason).toMatchObject({ kind: 'busy', details: { retryAfterSeconds: 60 } });
  await expect(developPhoto(path)).resolves.toMatchObject({ width: 64 });
});
