import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { upload, type UploadOptions } from './upload';

/** Stands in for the network: answers as the test says. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  url = '';
  form = new FormData();

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const photo = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const start = (options?: UploadOptions, files = {}) => upload(editProfile, { name: 'Meera' }, files, options);

test('sends fields and files as a form, with the idempotency key', async () => {
  const sending = start({ idempotencyKey: 'draft-key-1' }, { image: [photo(3)] });
  const { url, headers, form } = FakeRequest.last;
  expect([url, headers]).toEqual([
    '/aaspaas/user/edit/profile',
    { 'accept-language': 'en', 'idempotency-key': 'draft-key-1' },
  ]);
  expect([...form.keys()]).toEqual(['name', 'image']);
  FakeRequest.last.answer(200, '{"result":true,"message":"Profile updated successfully!"}');
  expect(await sending).toEqual({ result: true, message: 'Profile updated successfully!' });
});

test('reports the progress of the whole upload and of each file', async () => {
  const heard: unknown[] = [];
  const onProgress = (share: number, files: readonly number[]) => heard.push([share, ...files]);
  const sending = start({ onProgress }, { image: [photo(100), photo(200)], other: [photo(100)] });
  for (const loaded of [0, 100, 150, 350, 500]) FakeRequest.last.progress(loaded, 500);
  FakeRequest.last.answer(200, '{"result":true}');
  await sending;
  expect(heard).toEqual([
    [0, 0, 0, 0],
    [0.2, 0, 0, 0],
    [0.3, 0.5, 0, 0],
    [0.7, 1, 0.75, 0],
    [1, 1, 1, 1],
  ]);
});

describe('every failure has a sentence', () => {
  test.each([
    [413, '{"message":"Image file size must be less than 5MB"}', 'Image file size must be less than 5MB'],
    [500, '{"message":""}', 'Something went wrong, please try again.'],
    [502, '<html>Bad gateway</html>', 'Something went wrong, please try again.'],
    [200, '{"result":false,"message":"Not today"}', 'Not today'],
    [200, '<html>A login page of the hotel</html>', 'Network error. Please check your internet connection.'],
  ])('%i %s', async (status, text, says) => {
    const sending = start();
    FakeRequest.last.answer(status, text);
    await expect(sending).rejects.toThrow(says);
  });

  test('without a network', async () => {
    const sending = start();
    FakeRequest.last.fail();
    await expect(sending).rejects.toThrow('Network error. Please check your internet connection.');
  });

  test('after a minute without progress, but not during a long upload that moves', async () => {
    const failed = start().catch((failure: unknown) => failure);
    for (let minute = 0; minute < 3; minute++) {
      vi.advanceTimersByTime(50_000);
      FakeRequest.last.progress(minute, 10);
    }
    vi.advanceTimersByTime(60_000);
    expect(await failed).toMatchObject({
      kind: 'timed-out',
      message: 'Request timeout. Please check your connection and try again.',
    });
  });

  test('when the visitor leaves, before or during the upload', async () => {
    const leaving = new AbortController();
    const sending = start({ signal: leaving.signal });
    leaving.abort();
    await expect(sending).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(start({ signal: leaving.signal })).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
