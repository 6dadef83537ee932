import { constants, type BrotliOptions } from 'node:zlib';

/**
 * By itself brotli looks back over 4 MB and takes memory to match, for each page anew. V8 then collects all garbage after
 * every few pages, which took longer than drawing them. Our longest page has 168 kB, so that looking back further than
 * 128 kB spares at most some dozen bytes.
 */
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
};
