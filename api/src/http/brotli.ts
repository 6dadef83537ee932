import { constants, type BrotliOptions } from 'node:zlib';

/**
 * Brotli looks back over 4 MB by default, and needs memory to match for each page that is compressed. A garbage
 * collection of everything follows each few pages, which took longer than drawing them. No reply is much longer than
 * 128 kB, so that looking back further makes none smaller.
 */
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
};
