import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { shopKinds } from '@aaspaas/contract/photos/rules/files';
import { shopPhotoPicked } from '@aaspaas/contract/photos/rules/shop-photos';
import { deviceMakes } from '../../test/shrinking';
import type { Photo } from './photo';
import { PhotoError } from './photo-error';
import { PhotoDrop } from './PhotoDrop';
import * as shrinking from './shrink-photo';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const files = (count: number, type: string) =>
  Array.from({ length: count }, (_, at) => new File([`photo ${at}`], `${at}.jpg`, { type }));

/** Picks files where `others` are on the server already. */
function pick(count: number, others: number, type = 'image/jpeg') {
  const onChange = vi.fn<(photos: readonly Photo[]) => void>();
  const props = { others, photos: [], onChange, rules: shopPhotoPicked };
  render(<PhotoDrop label="Add photos" kinds={shopKinds} error={undefined} {...props} />);
  const input = document.querySelector('input[type=file]') ?? document.body;
  fireEvent.change(input, { target: { files: files(count, type) } });
  return onChange;
}
const refusal = async () => (await screen.findByRole('alertdialog')).textContent;

test('ten photos are the most, those on the server among them', async () => {
  const onChange = pick(3, 7);
  await waitFor(() => expect(onChange.mock.calls[0]?.[0]).toHaveLength(3));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('one more than ten is refused, with how many there are', async () => {
  const onChange = pick(4, 7);
  expect(await refusal()).toContain(
    'Cannot upload 4 files. Maximum 10 images allowed. You currently have 7 images.',
  );
  expect(onChange).not.toHaveBeenCalled();
});

const megabyte = 1024 * 1024;
const large = new File([new Uint8Array(6 * megabyte)], 'large.jpg', { type: 'image/jpeg' });

function Drop() {
  const [photos, onChange] = useState<readonly Photo[]>([]);
  const sizes = photos.map(({ blob, isReady }) => isReady && blob.size);
  return (
    <>
      <PhotoDrop
        label="Add photos"
        {...{ photos, onChange }}
        kinds={shopKinds}
        rules={shopPhotoPicked}
        error={undefined}
      />
      <output>{sizes.join()}</output>
    </>
  );
}
function dropLarge() {
  render(<Drop />);
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, {
    target: { files: [large] },
  });
}

test('a photo of 6 MB is taken where the device makes it small [D-110]', async () => {
  deviceMakes(new Blob([new Uint8Array(2048)]));
  dropLarge();
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('2048'));
  expect([screen.queryByRole('alertdialog'), screen.queryByText(/5MB/)]).toEqual([null, null]);
});

test('one that stays over 5 MB says so on its tile [D-110]', async () => {
  deviceMakes(null);
  dropLarge();
  const tile = (await screen.findByText('large.jpg')).closest('li');
  expect(tile?.textContent).toContain('File 1 exceeds 5MB size limit');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.querySelector('output')?.textContent).toBe('');
});

test('where the device cannot, it is refused at once [D-110]', async () => {
  dropLarge();
  expect(await refusal()).toContain('large.jpg: File 1 exceeds 5MB size limit');
});

test('what is no image is refused by name', async () => {
  const onChange = pick(1, 0, 'text/plain');
  expect(await refusal()).toContain('0.jpg: Only image files are allowed');
  expect(onChange.mock.calls.flatMap(([photos]) => photos)).toEqual([]);
});

/** A step that keeps its photos. */
function Step() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  return (
    <>
      <PhotoDrop
        label="Add photos"
        kinds={shopKinds}
        error={undefined}
        photos={photos}
        onChange={setPhotos}
        rules={shopPhotoPicked}
      />
      <output>{photos.map(({ name, isReady }) => `${name} ${isReady ? 'ready' : 'waits'}`).join()}</output>
    </>
  );
}
const input = () => document.querySelector('input[type=file]') ?? document.body;
const image = (name: string, text: string) => new File([text], name, { type: 'image/jpeg' });
const kept = () => document.querySelector('output')?.textContent;

test('a photo that is there already, or twice among the picked, is named and not taken again', async () => {
  render(<Step />);
  fireEvent.change(input(), {
    target: { files: [image('a.jpg', 'one'), image('b.jpg', 'one'), image('c.jpg', 'two')] },
  });
  expect(await refusal()).toContain('b.jpg: This photo is there already');
  await waitFor(() => expect(kept()).toBe('a.jpg ready,c.jpg ready'));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.change(input(), { target: { files: [image('d.jpg', 'two')] } });
  expect(await refusal()).toContain('d.jpg: This photo is there already');
  expect(kept()).toBe('a.jpg ready,c.jpg ready');
});

test('the one that is removed goes, and the others stay', async () => {
  render(<Step />);
  fireEvent.change(input(), { target: { files: [image('a.jpg', 'one'), image('b.jpg', 'three')] } });
  await waitFor(() => expect(kept()).toBe('a.jpg ready,b.jpg ready'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(kept()).toBe('b.jpg ready');
});

test('one that cannot be used says why, can be tried again, and can be taken away', async () => {
  const shrink = vi.spyOn(shrinking, 'shrinkPhoto').mockRejectedValueOnce(new PhotoError('It is no photo.'));
  render(<Step />);
  fireEvent.change(input(), { target: { files: [image('a.jpg', 'one')] } });
  expect(await screen.findByText('It is no photo.')).toBeTruthy();
  expect(kept()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(kept()).toBe('a.jpg ready'));
  expect(screen.queryByText('It is no photo.')).toBeNull();
  shrink.mockRejectedValueOnce(new Error('no memory'));
  fireEvent.change(input(), { target: { files: [image('b.jpg', 'four')] } });
  expect(await screen.findByText('This photo could not be read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
  expect([screen.queryByText('This photo could not be read.'), kept()]).toEqual([null, 'a.jpg ready']);
});

test('files that are dropped are taken like picked ones, unless there is no image among them', async () => {
  render(<Step />);
  const drop = (file: File) => fireEvent.drop(input(), { dataTransfer: { files: [file] } });
  expect(drop(new File(['x'], 'a.txt', { type: 'text/plain' }))).toBe(false);
  expect(await refusal()).toContain('No valid image files found. Please drop image files only.');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  drop(image('a.jpg', 'one'));
  await waitFor(() => expect(kept()).toBe('a.jpg ready'));
});
