import { Buffer } from 'node:buffer';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

export interface BadImage {
  readonly says: string;
  readonly bytes: Buffer;
  /** 200 where it is accepted and encoded again, 400 where it is rejected. */
  readonly expected: 200 | 400;
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colour: number;
  readonly interlaced?: boolean;
}

function png({ width, height, bits, colour, interlaced = false }: PngHead, ...chunks: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour, 0, 0, interlaced ? 1 : 0], 8);
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([sign, chunk('IHDR', head), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

const partBytes = 1 << 20;

/** Ends at a whole byte and refers to nothing before it, so that parts can follow each other. */
const deflatedPart = (bytes: number): Buffer =>
  deflateRawSync(Buffer.alloc(bytes), { level: 1, finishFlush: constants.Z_FULL_FLUSH });

/** So many zero bytes: one part is deflated and repeated, so that neither memory nor time is spent on all of them. */
function deflatedZeros(bytes: number): Buffer {
  const parts = Array<Buffer>(Math.floor(bytes / partBytes)).fill(deflatedPart(partBytes));
  // The checksum of zeros: the first half counts them, the second adds them up.
  const sum = Buffer.of(0, 0, 0, 1);
  sum.writeUInt16BE(bytes % 65_521, 0);
  return Buffer.concat([
    Buffer.of(0x78, 0x01),
    ...parts,
    deflatedPart(bytes % partBytes),
    Buffer.of(3, 0),
    sum,
  ]);
}

/** The bytes of the seven passes of an interlaced image. */
function interlacedBytes(width: number, height: number, pixelBytes: number): number {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce((sum, [x, y, stepX, stepY]) => {
    const columns = Math.ceil((width - x) / stepX);
    return sum + Math.ceil((height - y) / stepY) * (1 + columns * pixelBytes);
  }, 0);
}

export function pngBombs(): BadImage[] {
  const deep = { width: 3600, height: 3600, bits: 16, colour: 6, interlaced: true };
  const deepData = chunk('IDAT', deflatedZeros(interlacedBytes(3600, 3600, 8)));
  const flat = { width: 5000, height: 5000, bits: 8, colour: 6, interlaced: true };
  const flatData = chunk('IDAT', deflatedZeros(interlacedBytes(5000, 5000, 4)));
  const wide = chunk('IDAT', deflatedZeros(20_000 * 2501));
  const tall = chunk('IDAT', deflatedZeros(1_000_000 * 2));
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflatedZeros(200_000_000)]));
  const tiny = chunk('IDAT', deflateSync(Buffer.alloc(2)));
  return [
    { says: 'PNG of 13 million deep, interlaced pixels', bytes: png(deep, deepData), expected: 200 },
    { says: 'PNG of 25 million interlaced pixels', bytes: png(flat, flatData), expected: 200 },
    {
      says: 'PNG of 49 million deep, interlaced pixels',
      bytes: png({ ...deep, width: 7000, height: 7000 }, deepData),
      expected: 400,
    },
    {
      says: 'PNG of 400 million pixels',
      bytes: png({ width: 20_000, height: 20_000, bits: 1, colour: 0 }, wide),
      expected: 400,
    },
    {
      says: 'PNG of 1 × 1,000,000 pixels',
      bytes: png({ width: 1, height: 1_000_000, bits: 8, colour: 0 }, tall),
      expected: 400,
    },
    {
      says: 'PNG of 1,000,000 × 1 pixels',
      bytes: png({ width: 1_000_000, height: 1, bits: 8, colour: 0 }, tall),
      expected: 400,
    },
    {
      says: 'PNG that says 2 billion by 2 billion',
      bytes: png({ width: 2_000_000_000, height: 2_000_000_000, bits: 8, colour: 0 }, tiny),
      expected: 400,
    },
    {
      says: 'PNG of no width',
      bytes: png({ width: 0, height: 1, bits: 8, colour: 0 }, tiny),
      expected: 400,
    },
    {
      says: 'PNG with 200 MB of text in a small chunk',
      bytes: png({ width: 1, height: 1, bits: 8, colour: 0 }, text, tiny),
      expected: 200,
    },
    {
      says: 'PNG with more data than pixels',
      bytes: png({ width: 1, height: 1, bits: 8, colour: 0 }, chunk('IDAT', deflatedZeros(100_000_000))),
      expected: 200,
    },
  ];
}
