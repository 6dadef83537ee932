import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** As in a browser that cannot make photos smaller, where the limits count what is picked. */
export const forgetHowToShrink = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));

/** JPEG files drawn by the page itself, each in its own colour. */
export async function takePhotos(page: Page, count: number, side = 300): Promise<PhotoFile[]> {
  const photos = await page.evaluate(
    ([many, length]) =>
      Array.from({ length: many }, (_, index) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: length, height: length });
        const pen = canvas.getContext('2d');
        if (pen) {
          pen.fillStyle = `hsl(${index * 40} 60% 50%)`;
          pen.fillRect(0, 0, length, length);
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      }),
    [count, side] as const,
  );
  return photos.map((base64, index) => ({
    name: `photo ${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** A real PNG of coloured noise. Noise does not compress, so that even a small one is over a kilobyte. */
export function pngOf(width: number, height: number, name = 'photo.png'): PhotoFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // Eight bits each of red, green and blue.
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), noise(width * 3)]));
  const parts = [part('IHDR', header), part('IDAT', deflateSync(Buffer.concat(rows))), part('IEND')];
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** A real BMP of one colour. The copy that the browser shrinks it to is under a kilobyte. */
export function bmpOf(width: number, height: number, name: string): PhotoFile {
  const header = Buffer.alloc(54);
  const pixels = Buffer.alloc(Math.ceil((width * 3) / 4) * 4 * height, 160);
  header.write('BM');
  header.writeUInt32LE(header.length + pixels.length, 2);
  header.writeUInt32LE(header.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return { name, mimeType: 'image/bmp', buffer: Buffer.concat([header, pixels]) };
}

/** Only the beginning of a long row is noise: thousands of whole rows would take too long to make. */
const noise = (bytes: number): Buffer =>
  Buffer.concat([randomBytes(Math.min(bytes, 400)), Buffer.alloc(Math.max(0, bytes - 400), 90)]);

function part(kind: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
