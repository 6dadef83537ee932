import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answering, json, resetBetweenTests } from '../../../test/harness';
import { photosOf, shopWith } from '../../../test/shop';
import { ToastProvider } from '../../ui/toasts/Toast';
import { useGallery } from './use-gallery';

resetBetweenTests();

const wantsCode = { result: false, message: 'Please enter your code.', kind: 'second-factor' };

/** A server that wants a code before it deletes a photo. */
function server() {
  let isGiven = false;
  const asked = answering({
    '/delete/shop-image': () => (isGiven ? json(200, { result: true, message: '' }) : json(403, wantsCode)),
  });
  return { asked, give: () => void (isGiven = true) };
}

function gallery(prove: () => Promise<boolean>) {
  const onDeleted = vi.fn<() => void>();
  const shop = shopWith({ shopimages: photosOf(2) });
  const { result } = renderHook(() => useGallery(shop, onDeleted, prove), { wrapper: ToastProvider });
  const [first] = shop.shopimages;
  return { result, onDeleted, removeFirst: () => act(async () => first && result.current.remove(first)) };
}

test('a photo that an operator deletes waits for a code where one is due, and is deleted then', async () => {
  const { asked, give } = server();
  const { result, onDeleted, removeFirst } = gallery(async () => {
    give();
    return true;
  });
  await removeFirst();
  expect(result.current.savedPhotos).toHaveLength(1);
  expect([onDeleted.mock.calls.length, asked.length]).toEqual([1, 2]);
});

test('without the code the photo is back', async () => {
  const { asked } = server();
  const { result, onDeleted, removeFirst } = gallery(async () => false);
  await removeFirst();
  expect(result.current.savedPhotos).toHaveLength(2);
  expect([onDeleted.mock.calls.length, asked.length]).toEqual([0, 1]);
});
