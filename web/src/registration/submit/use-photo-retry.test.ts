import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FailedPhoto } from '../../photos/photo';
import { noReply } from '../../api/send';
import { upload } from '../../api/upload';
import { usePhotoRetry } from './use-photo-retry';

vi.mock('../../api/upload');
beforeEach(() => void vi.mocked(upload).mockReset());

const failed: readonly FailedPhoto[] = ['front', 'goods', 'inside'].map((id) => ({
  photo: {
    id,
    name: `${id}.jpg`,
    type: 'image/jpeg',
    bytes: 100_000,
    blob: new Blob([id.padEnd(100_000)]),
    isReady: true,
  },
  says: 'lost',
}));

/** Sends the second again, and returns which are left. */
async function retrySecond(): Promise<readonly FailedPhoto[]> {
  const onLeft = vi.fn<(failed: readonly FailedPhoto[]) => void>();
  const { result } = renderHook(() => usePhotoRetry(onLeft));
  const [, second] = failed;
  if (second) await act(() => result.current.begin(second, failed));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(result.current.retry).toBeNull();
  return onLeft.mock.lastCall?.[0] ?? [];
}

test('a photo that was sent again is no longer among the failed ones, and only it was sent', async () => {
  vi.mocked(upload).mockResolvedValue({ result: true, message: '', ticket: 'ticket' });
  expect((await retrySecond()).map(({ photo }) => photo.id)).toEqual(['front', 'inside']);
  const sent = vi.mocked(upload).mock.calls.map(([, , files]) => files['photo']?.[0]);
  expect(sent).toHaveLength(1);
  expect((await sent[0]?.text())?.trim()).toBe('goods');
});

test('one that fails again keeps its place', async () => {
  vi.mocked(upload).mockRejectedValue(noReply('unreachable'));
  expect((await retrySecond()).map(({ photo }) => photo.id)).toEqual(['front', 'goods', 'inside']);
});
