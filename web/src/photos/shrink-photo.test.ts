import { afterEach, expect, test, vi } from 'vitest';
import { countedBytes, shrinkPhoto } from './shrink-photo';

afterEach(() => vi.unstubAllGlobals());

type Answer = () => Event | null;
const saying = (data: Blob | null) => new MessageEvent('message', { data });

/** A worker that answers as the test says; the real one is tested in the browser. */
function useWorker(answer: Answer) {
  const terminate = vi.fn<() => void>();
  class FakeWorker extends EventTarget {
    terminate = terminate;
    postMessage() {
      const event = answer();
      if (event) queueMicrotask(() => this.dispatchEvent(event));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  return terminate;
}

const original = new File([new Uint8Array(10_000)], 'photo.jpg', { type: 'image/jpeg' });
const ofSize = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });

test('sends the smaller copy', async () => {
  const small = ofSize(1024);
  const terminate = useWorker(() => saying(small));
  expect(await shrinkPhoto(original)).toBe(small);
  expect(terminate).toHaveBeenCalledOnce();
});

test.each<[string, Answer]>([
  ['it is the smaller one', () => saying(ofSize(10_000))],
  ['the copy is so small that it would be taken for broken', () => saying(ofSize(1023))],
  ['the photo cannot be read', () => saying(null)],
  ['the worker breaks', () => new Event('error')],
])('the original goes out when %s', async (_says, answer) => {
  useWorker(answer);
  expect(await shrinkPhoto(original)).toBe(original);
});

test('sends the original from a browser without workers', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await shrinkPhoto(original)).toBe(original);
});

test('does not wait for a worker that never answers', async () => {
  vi.useFakeTimers();
  const terminate = useWorker(() => null);
  const shrinking = shrinkPhoto(original);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await shrinking).toBe(original);
  expect(terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

const megabyte = 1024 * 1024;

test.each([
  [3, 3],
  [12, 5],
  [50, 5],
  [51, 51],
])('of %i MB %i count where the device makes photos small [D-110]', (picked, counted) => {
  useWorker(() => null);
  expect(countedBytes(picked * megabyte)).toBe(counted * megabyte);
});

test('the whole size counts where it cannot [D-110]', () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  expect(countedBytes(6 * megabyte)).toBe(6 * megabyte);
});
