import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FailedPhoto } from '../../photos/photo';
import { FailedPhotos } from './FailedPhotos';
import type { Retry } from './use-photo-retry';

afterEach(cleanup);

const failed: readonly FailedPhoto[] = ['front', 'goods', 'inside'].map((id) => ({
  photo: { id, name: `${id}.jpg`, type: 'image/jpeg', bytes: 3, blob: new Blob([id]), isReady: false },
  says: `${id} got lost`,
}));

function showThem(retry: Retry | null = null) {
  const acted: string[] = [];
  render(
    <FailedPhotos
      failed={failed}
      retry={retry}
      onRetry={({ photo }) => acted.push(`retry ${photo.id}`)}
      onRemove={(id) => acted.push(`remove ${id}`)}
    />,
  );
  return acted;
}

const tile = (name: string) =>
  within(
    screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name)) ?? document.body,
  );

it.each(['front', 'goods', 'inside'])('acts on the photo whose button was pressed: %s', (id) => {
  const acted = showThem();
  const mine = tile(`${id}.jpg`);
  expect(mine.getByText(`${id} got lost`)).toBeTruthy();
  fireEvent.click(mine.getByRole('button', { name: 'Try again' }));
  fireEvent.click(mine.getByRole('button', { name: `Remove ${id}.jpg` }));
  expect(acted).toEqual([`retry ${id}`, `remove ${id}`]);
});

it('shows the progress of the photo that is being sent, and disables the others', () => {
  const acted = showThem({ id: 'goods', share: 0.4 });
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(tile('goods.jpg').getByRole('progressbar', { name: 'goods.jpg' })).toBeTruthy();
  for (const id of ['front', 'goods', 'inside'])
    for (const button of tile(`${id}.jpg`).getAllByRole('button')) fireEvent.click(button);
  expect(acted).toEqual([]);
});
