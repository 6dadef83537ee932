import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareProfilePhoto } from './prepare-profile-photo';

/** Stands in for the browser's own decoder, which is tested in the browser. */
let picture = { naturalWidth: 400, naturalHeight: 400, event: 'load', isWhole: true };

class FakeImage extends EventTarget {
  naturalWidth = picture.naturalWidth;
  naturalHeight = picture.naturalHeight;
  set src(_address: string) {
    if (picture.event) queueMicrotask(() => this.dispatchEvent(new Event(picture.event)));
  }
  decode() {
    return picture.isWhole ? Promise.resolve() : Promise.reject(new Error('half of it is missing'));
  }
}

beforeEach(() => {
  picture = { naturalWidth: 400, naturalHeight: 400, event: 'load', isWhole: true };
  vi.stubGlobal('Image', FakeImage);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fileOf = (name = 'me.png', type = 'image/png', bytes = 5000) =>
  new File([new Uint8Array(bytes)], name, { type });
const saidOf = (file: File) =>
  prepareProfilePhoto(file).then(
    () => null,
    (error: Error) => error.message,
  );

test('measures and keeps a good photo', async () => {
  expect(await prepareProfilePhoto(fileOf())).toMatchObject({
    name: 'me.png',
    type: 'image/png',
    bytes: 5000,
    width: 400,
    height: 400,
    isReady: true,
  });
});

describe('before it is opened', () => {
  const wrongType = 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.';
  test.each([
    ['R-341', fileOf('me.png', 'image/png', 1023), 'File appears to be corrupted or too small'],
    ['R-341', fileOf('me.png', 'image/png', 1024), null],
    ['R-400', fileOf('me.txt', 'text/plain'), wrongType],
    ['R-340', fileOf('me', 'image/png'), wrongType],
    ['R-340', fileOf('me.BMP', 'image/bmp'), null],
    ['R-402', fileOf('me<1>.png'), 'Filename contains invalid characters'],
    ['R-401', fileOf(`${'m'.repeat(252)}.png`), 'Filename is too long'],
  ])('[%s] %s', async (_clause, file, says) => {
    expect(await saidOf(file)).toBe(says);
  });
});

test.each([
  ['R-342, R-403', 49, 400, 'Image dimensions are too small (minimum 50x50 pixels)'],
  ['R-342', 50, 50, null],
  ['R-342', 5000, 5000, null],
  ['R-342, R-404', 400, 5001, 'Image dimensions are too large (maximum 5000x5000 pixels)'],
])('[%s] %i x %i: %s', async (_clause, naturalWidth, naturalHeight, says) => {
  Object.assign(picture, { naturalWidth, naturalHeight });
  expect(await saidOf(fileOf())).toBe(says);
});

test('[R-405] a file that the browser cannot decode, or only half of it', async () => {
  picture.event = 'error';
  expect(await saidOf(fileOf())).toBe('Invalid or corrupted image file');
  Object.assign(picture, { event: 'load', isWhole: false });
  expect(await saidOf(fileOf())).toBe('Invalid or corrupted image file');
});

test('[R-343, R-406, R-419] takes at most ten seconds', async () => {
  picture.event = '';
  let said: string | null = null;
  void saidOf(fileOf()).then((says) => (said = says));
  await vi.advanceTimersByTimeAsync(9999);
  expect(said).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toBe('Timeout loading image - file may be corrupted');
});
