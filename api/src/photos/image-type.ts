import { open } from 'node:fs/promises';

export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';

const startsWith = (start: string) => (head: string) => head.startsWith(start);

/** How a file of each type begins. */
const signs: readonly (readonly [ImageType, (head: string) => boolean])[] = [
  ['jpeg', startsWith('\xff\xd8\xff')],
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['gif', (head) => /^GIF8[79]a/.test(head)],
  ['bmp', startsWith('BM')],
];

/** By its first bytes, because the name and the type that a client states prove nothing. */
export async function imageTypeOf(path: string): Promise<ImageType | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return signs.find(([, fits]) => fits(head))?.[0] ?? null;
  } finally {
    await file.close();
  }
}
