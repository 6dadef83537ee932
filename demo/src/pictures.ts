import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface Picture {
  /** Null for a portrait. */
  readonly categoryId: number | null;
  /** In units of which every picture is 400 wide. */
  readonly height: number;
  /** What stands in its <svg>. */
  readonly content: string;
}

/** Beside the sources and beside what is built of them. */
const file = join(import.meta.dirname, '../pictures.json.br');

/** Every picture of the demo data; cards show the first one of a category. */
export const readPictures = (): readonly Picture[] =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
