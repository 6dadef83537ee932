import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { photosOf, shopWith } from '../../../test/shop';
import { upload } from '../../api/upload';
import { EditShopDialog } from './EditShopDialog';
import { undoMs } from './use-gallery';

vi.mock('../../api/upload');
resetBetweenTests();

const wantsCode = { result: false, message: 'Please enter your code.', kind: 'second-factor' };
let deletes: Response | Error = json(200, { result: true, message: '' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(upload).mockReset().mockResolvedValue({ result: true, message: '' });
  deletes = json(200, { result: true, message: '' });
});
afterEach(() => void vi.useRealTimers());

let shopId = 900;
function open(prove?: () => Promise<boolean>) {
  const asked = answering({
    '/delete/shop-image': () => (deletes instanceof Error ? deletes : deletes.clone()),
  });
  const shop = shopWith({
    // An unsaved edit outlives the page of a single test.
    sh_id: (shopId += 1),
    sh_address: '12 Main Road, Indiranagar',
    shopimages: photosOf(3),
    owner: {
      version: 1,
      is_pinned: true,
      taps: { call: 0, whatsapp: 0, share: 0, directions: 0 },
      status_reason: '',
      paid_until: null,
    },
  });
  const onChanged = vi.fn<() => void>();
  // The url closes the editor; here the page goes.
  const onClose = vi.fn<() => void>(cleanup);
  const props = { shop, onChanged, onClose, ...(prove && { prove }) };
  show(<EditShopDialog {...props} firstTab="gallery" />, { ...asha, role: 'shop', sh_id: shop.sh_id });
  return { deleted: () => asked.map(({ body }) => body), onChanged, onClose };
}

const photos = () =>
  within(screen.getByRole('list', { name: 'Photos that customers see' })).queryAllByRole('listitem').length;
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('each deleted photo can be brought back for ten seconds, and is deleted then [D-112]', async () => {
  const { deleted, onChanged } = open();
  press('Delete photo 1');
  await pass(undoMs - 1000);
  press('Delete photo 1');
  expect([photos(), screen.getByText('2 photos deleted.').role]).toEqual([1, 'status']);
  press('Undo');
  await pass(undoMs);
  expect([photos(), undo(), deleted()]).toEqual([3, null, []]);
  press('Delete photo 1');
  await pass(undoMs - 1000);
  press('Delete photo 1');
  await pass(1000);
  expect([photos(), deleted(), onChanged.mock.calls.length]).toEqual([1, [{ image_id: 1 }], 1]);
  press('Undo');
  await pass(undoMs);
  expect([photos(), undo(), deleted().length]).toEqual([2, null, 1]);
});

test.each(['Cancel', 'Close'])('with %s within the ten seconds nothing is gone [D-112]', async (button) => {
  const { deleted, onClose } = open();
  press('Delete photo 2');
  press(button);
  expect(onClose).toHaveBeenCalledOnce();
  await pass(undoMs);
  expect(deleted()).toEqual([]);
});

test('Save deletes it at once, before the new photos are sent [D-112]', async () => {
  const { deleted, onClose } = open();
  press('Delete photo 2');
  press('Delete photo 2');
  let before: unknown;
  vi.mocked(upload).mockImplementation(async () => {
    before = deleted();
    return { result: true, message: '' };
  });
  press('Save changes');
  await pass(0);
  expect(onClose).toHaveBeenCalledOnce();
  await pass(undoMs);
  expect([before, deleted().length]).toEqual([[{ image_id: 2 }, { image_id: 3 }], 2]);
});

test('a photo that an admin deletes waits for a code where one is due, and is deleted then', async () => {
  deletes = json(403, wantsCode);
  const { deleted, onChanged } = open(async () => {
    deletes = json(200, { result: true, message: '' });
    return true;
  });
  press('Delete photo 1');
  await pass(undoMs);
  expect([photos(), onChanged.mock.calls.length, deleted().length]).toEqual([2, 1, 2]);
});

test('without the code the photo is back', async () => {
  deletes = json(403, wantsCode);
  const { deleted, onChanged } = open(async () => false);
  press('Delete photo 1');
  await pass(undoMs);
  expect([photos(), onChanged.mock.calls.length, deleted().length]).toEqual([3, 0, 1]);
});

test.each([
  ['M-588', json(500, { result: false }), 'Failed to delete image from server. Image restored in preview.'],
  [
    'M-589',
    new Error('no connection'),
    'Failed to delete image. Please check the server endpoint and try again.',
  ],
])('[M-322, %s] a photo that the server has kept is back, with the reason', async (_clause, reply, says) => {
  deletes = reply;
  const { onChanged } = open();
  press('Delete photo 1');
  expect(photos()).toBe(2);
  await pass(undoMs);
  expect([photos(), onChanged.mock.calls.length]).toEqual([3, 0]);
  expect(screen.getByText(says)).toBeTruthy();
});
