/** Longer sides say nothing more on any screen we draw for. */
export const longestSide = 1600;
/** What is smaller is refused as broken, however good it looks. */
const smallestBytes = 1024;
/** A photo that takes longer is beyond this phone; the server makes it small then. */
const patienceMs = 20_000;

/**
 * Makes a photo small before it goes over a patchy network: twelve megapixels become some hundred kilobytes. In a
 * worker, so that the page stays awake; whatever fails, the original goes out as it is.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
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
    // The rule is about windows; a worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question);
  });
}
