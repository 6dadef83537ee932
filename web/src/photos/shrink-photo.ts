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
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return file;
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
