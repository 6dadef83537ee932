import { open, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

const headerBytes = 54;

/** Some milliseconds of work, after which the event loop gets its turn. */
const pixelsAtOnce = 200_000;

/** Reads 24 and 32 bits without compression, which is what programs write. Null for every other kind. */
export async function readBmp(path: string, mostPixels: number): Promise<Pixels | null> {
  const file = await readFile(path);
  if (file.length < headerBytes || file.readUInt32LE(14) < 40) return null;
  const start = file.readUInt32LE(10);
  const width = file.readInt32LE(18);
  const rows = file.readInt32LE(22);
  const bits = file.readUInt16LE(28);
  const height = Math.abs(rows);
  const isPlain = file.readUInt32LE(30) === 0 && (bits === 24 || bits === 32);
  if (!isPlain || width < 1 || height < 1 || width * height > mostPixels) return null;
  const sourceBytes = bits / 8;
  // Every line is padded to a multiple of four bytes.
  const stride = Math.ceil((width * sourceBytes) / 4) * 4;
  if (start < headerBytes || start + stride * height > file.length) return null;
  return {
    data: await copyPixels(file, { start, width, height, stride, sourceBytes, isTopDown: rows < 0 }),
    width,
    height,
    channels: 3,
  };
}

/** The size that the header states. A file without a whole header has no size. */
export async function measureBmp(path: string): Promise<{ width: number; height: number }> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return { width: buffer.readInt32LE(18), height: Math.abs(buffer.readInt32LE(22)) };
  } finally {
    await file.close();
  }
}

interface Layout {
  readonly start: number;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly sourceBytes: number;
  readonly isTopDown: boolean;
}

/** The last line comes first unless the height is negative. Colours are blue, green, red; a fourth byte has no meaning. */
async function copyPixels(file: Buffer, layout: Layout): Promise<Buffer> {
  const { start, width, height, stride, sourceBytes, isTopDown } = layout;
  const pixels = Buffer.allocUnsafe(width * height * 3);
  const rowsAtOnce = Math.ceil(pixelsAtOnce / width);
  let to = 0;
  for (let row = 0; row < height; row++) {
    if (row % rowsAtOnce === 0) await setImmediate();
    let from = start + (isTopDown ? row : height - 1 - row) * stride;
    for (let column = 0; column < width; column++, from += sourceBytes) {
      pixels[to++] = file[from + 2] ?? 0;
      pixels[to++] = file[from + 1] ?? 0;
      pixels[to++] = file[from] ?? 0;
    }
  }
  return pixels;
}
