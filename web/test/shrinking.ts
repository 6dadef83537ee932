import { vi } from 'vitest';

/** A device that makes every photo into this one; null where it tries and cannot. */
export function deviceMakes(small: Blob | null): void {
  class FakeWorker extends EventTarget {
    terminate() {}
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: small })));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
}
