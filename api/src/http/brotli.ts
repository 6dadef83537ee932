import { constants, type BrotliOptions } from 'node:zlib';

/**
 * By default brotli compares with the last 4 MB and takes as much memory for each page. V8 then collects all garbage
 * after every few pages, which took longer than drawing them. Our longest page has 168 kB, so comparing beyond 128 kB
 * saves at most a few dozen bytes.
 */
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
};
