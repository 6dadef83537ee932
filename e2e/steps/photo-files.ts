import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real PNG of coloured noise. Noise cannot be packed, so that even a small one is over a kilobyte. */
export function pngOf(width: number, height: number, name = 'photo.png'): FilePayload {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // Eight bits each of red, green and blue.
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), noise(width * 3)]));
  const parts = [part('IHDR', header), part('IDAT', deflateSync(Buffer.concat(rows))), part('IEND')];
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** A real BMP of one colour: so little to see that its small copy is under a kilobyte. */
export function bmpOf(width: number, height: number, name: string): FilePayload {
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

/** Large pictures are noise at their edge only: nobody waits for five thousand lines of it. */
const noise = (bytes: number): Buffer =>
  Buffer.concat([randomBytes(Math.min(bytes, 400)), Buffer.alloc(Math.max(0, bytes - 400), 90)]);

function part(kind: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
