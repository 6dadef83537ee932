import { megabyte } from '@aaspaas/contract/photos/rules/files';

/** No page shows a photo larger than this. */
export const longestSide = 1600;
/** The server refuses smaller files as broken. */
const smallestBytes = 1024;
/** A phone that needs longer gives up, and the server shrinks the photo. */
const patienceMs = 20_000;

/**
 * Shrinks a photo before it is sent over a slow network: twelve megapixels become a few hundred kilobytes. This
 * happens in a worker, so that the page keeps responding. If it fails, the original is sent.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (!canShrink()) return file;
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  try {
    const small = await answerOf(worker, { file, longestSide });
    return small && small.size < file.size && small.size >= smallestBytes ? small : file;
  } catch {
    return file;
  } finally {
    worker.terminate();
  }
}

const canShrink = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** Phones have no memory for larger ones. */
const mostPicked = 50 * megabyte;
/** Passes every limit. A shrunk photo has far less. */
const smallEnough = 5 * megabyte;

/** The size by which a picked file is judged: where the device makes it small, its own does not matter. */
export const countedBytes = (bytes: number): number =>
  canShrink() && bytes <= mostPicked ? Math.min(bytes, smallEnough) : bytes;

function answerOf(worker: Worker, question: { file: Blob; longestSide: number }): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener('error', reject);
    setTimeout(reject, patienceMs);
    // The lint rule is meant for windows; a worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question);
  });
}
