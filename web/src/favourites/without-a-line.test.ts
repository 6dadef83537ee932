import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, json } from '../../test/harness';
import { favourites, readFavourites, setOwner } from './store';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => setOwner(null));

const lost = { '/list/fav': () => new TypeError('offline') };

test('without a line the favourites are still to come, and come with it', async () => {
  isOnline = false;
  answering(lost);
  setOwner(7);
  await vi.waitFor(() => expect(favourites().state).toBe('unread'));
  answering({ '/list/fav': () => json(200, { result: true, list: [] }) });
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(favourites().state).toBe('loaded'));
});

test('with a line a failure is one, and a list that was read stays', async () => {
  answering(lost);
  setOwner(7);
  await vi.waitFor(() => expect(favourites().state).toBe('failed'));
  answering({ '/list/fav': () => json(200, { result: true, list: [] }) });
  await readFavourites();
  answering(lost);
  await readFavourites();
  expect(favourites().state).toBe('loaded');
});
