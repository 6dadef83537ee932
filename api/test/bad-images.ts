import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { bmp, brokenBmps } from './bmp';
import { type BadImage, chunk, pngBombs } from './png-bombs';

/** Every pixel differs, so that bytes of it can be recognised in a served file. */
export const noise = (width: number, height: number, background = '#806040') =>
  sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } });

function gif(width: number, height: number, frames = 1): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** Overwrites bytes, as for a header that claims another size. */
function patched(bytes: Buffer, at: number, ...values: number[]): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
}

async function otherBombs(): Promise<BadImage[]> {
  const webp = await plain(16_383, 1500).webp({ lossless: true, effort: 0 }).toBuffer();
  const progressive = await noise(64, 64).jpeg({ progressive: true }).toBuffer();
  const baseline = await noise(64, 64).jpeg().toBuffer();
  const frame = progressive.indexOf(Buffer.of(0xff, 0xc2));
  return [
    { says: 'WebP of 25 million pixels in a kilobyte', bytes: webp, expected: 400 },
    {
      says: 'WebP of 26.2 million pixels',
      // Its head is read before anything else of it.
      bytes: patched(webp, 21, 0xfe, 0xff, 0x8f, 0x01),
      expected: 400,
    },
    {
      says: 'WebP that lies about its size',
      bytes: patched(webp, 21, 0xff, 0xff, 0xff, 0x0f),
      expected: 400,
    },
    { says: 'GIF that opens 25 million pixels for one', bytes: gif(5000, 5000), expected: 200 },
    { says: 'GIF of 65,535 × 65,535', bytes: gif(65_535, 65_535), expected: 200 },
    { says: 'GIF of 100,000 frames', bytes: gif(10, 10, 100_000), expected: 200 },
    {
      says: 'JPEG that says 5000 × 5000, coarse to fine',
      bytes: patched(progressive, frame + 5, 0x13, 0x88, 0x13, 0x88),
      expected: 400,
    },
    {
      says: 'JPEG that says 9999 × 9999, line by line',
      bytes: patched(baseline, baseline.indexOf(Buffer.of(0xff, 0xc0)) + 5, 0x27, 0x0f, 0x27, 0x0f),
      expected: 400,
    },
    { says: 'JPEG of 63 million pixels', bytes: await plain(9000, 7000).jpeg().toBuffer(), expected: 200 },
    {
      says: 'GIF of 25 million pixels',
      bytes: await plain(5000, 5000).gif({ effort: 1 }).toBuffer(),
      expected: 200,
    },
    {
      says: 'JPEG that says 65,500 × 65,500',
      bytes: patched(progressive, frame + 5, 0xff, 0xdc, 0xff, 0xdc),
      expected: 400,
    },
  ];
}

const page = '<html><body><script>alert(document.domain)</script><h1>hello from inside</h1></body></html>';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const archive = Buffer.from('PK\x03\x04\x14\0\0\0\0\0evil.class-a-file-inside-of-an-archive', 'latin1');

/** Files that are two types at once, and files that are not what they claim to be. */
async function disguises(): Promise<BadImage[]> {
  const [asPng, asJpeg, asGif] = await Promise.all([
    noise(40, 30).png().toBuffer(),
    noise(40, 30).jpeg().toBuffer(),
    noise(40, 30).gif().toBuffer(),
  ]);
  const comment = Buffer.concat([
    Buffer.from('\xff\xfe\0', 'latin1'),
    Buffer.of(page.length + 2),
    Buffer.from(page),
  ]);
  const inText = chunk('tEXt', Buffer.from(`Comment\0${page}`));
  const rejected = [
    ['an SVG drawing', drawing],
    ['an SVG drawing after an XML line', `<?xml version="1.0"?>${drawing}`],
    ['an HTML page', page],
    ['nothing at all', ''],
    ['a space', ' '],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'],
    ['a TIFF', 'II*\0\x08\0\0\0\0\0'],
    ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
    ['an icon', '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'],
    ['a PPM', 'P6 100000 100000 255\n'],
    ['the beginning of a PNG and then a page', `\x89PNG\r\n\x1a\n${page}`],
    ['the beginning of a JPEG and then a page', `\xff\xd8\xff\xe0${page}`],
    ['the beginning of a GIF and then a page', `GIF89a/*${page}*/=1;`],
    ['the beginning of a WebP and then a page', `RIFF\xff\xff\xff\x7fWEBPVP8 ${page}`],
    ['a WebP of the wrong make', 'RIFF\x20\0\0\0WAVEfmt \x10\0\0\0'],
    ['a byte order mark and a GIF', '\xef\xbb\xbfGIF89a'],
  ].map(([says = '', text = '']) => ({
    says,
    bytes: Buffer.from(text, 'latin1'),
    expected: 400 as const,
  }));
  return [
    ...rejected,
    { says: 'PNG with a page after it', bytes: Buffer.concat([asPng, Buffer.from(page)]), expected: 200 },
    {
      says: 'PNG with a page inside it',
      bytes: Buffer.concat([asPng.subarray(0, 33), inText, asPng.subarray(33)]),
      expected: 200,
    },
    { says: 'JPEG with an archive after it', bytes: Buffer.concat([asJpeg, archive]), expected: 200 },
    {
      says: 'JPEG with a page as its comment',
      bytes: Buffer.concat([asJpeg.subarray(0, 2), comment, asJpeg.subarray(2)]),
      expected: 200,
    },
    { says: 'GIF with a page after it', bytes: Buffer.concat([asGif, Buffer.from(page)]), expected: 200 },
  ];
}

/** The beginning of a file of each type, from almost nothing to almost all of it. */
async function truncated(): Promise<BadImage[]> {
  const whole = {
    JPEG: await noise(300, 200).jpeg().toBuffer(),
    PNG: await noise(300, 200).png().toBuffer(),
    WebP: await noise(300, 200).webp().toBuffer(),
    GIF: await noise(300, 200).gif().toBuffer(),
  };
  return Object.entries(whole).flatMap(([type, bytes]) =>
    [0.002, 0.05, 0.5, 0.9].map((part) => ({
      says: `${type} of which ${part * 100} % came`,
      bytes: bytes.subarray(0, Math.max(13, Math.floor(bytes.length * part))),
      expected: 400 as const,
    })),
  );
}

export async function badImages(): Promise<BadImage[]> {
  const bmps = [{ says: 'a good BMP, where none is wanted', bytes: bmp(3, 2, 24) }, ...brokenBmps()];
  return [
    ...pngBombs(),
    ...(await otherBombs()),
    ...(await disguises()),
    ...(await truncated()),
    ...bmps.map((each) => ({ ...each, expected: 400 as const })),
  ];
}
