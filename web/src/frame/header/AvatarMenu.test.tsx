import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, test } from 'vitest';
import { answering, asha, json, opened, press, resetBetweenTests, show } from '../../../test/harness';
import { AvatarMenu } from './AvatarMenu';

resetBetweenTests();

const nothing = () => json(200, { result: true, list: [] });
beforeEach(() => {
  answering({ '/user/list/review': nothing, '/user/list/fav': nothing, '/delivery/list/request': nothing });
});

const listing = () => screen.queryByRole('button', { name: 'List your shop' });

it('offers a customer to list a shop, and asks before it logs out for that', () => {
  show(<AvatarMenu />, asha);
  press('List your shop');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('asks before it logs out, and stays where one was if it was not meant', async () => {
  const asked = answering({
    '/user/list/review': nothing,
    '/user/list/fav': nothing,
    '/delivery/list/request': nothing,
    '/user/logout': () => json(200, { result: true, message: '' }),
  });
  const logouts = () => asked.filter(({ path }) => path.endsWith('/user/logout')).length;
  show(<AvatarMenu />, asha);
  press('Logout');
  expect(screen.getByRole('alertdialog', { name: 'Log out of this device?' })).toBeTruthy();
  press('Stay logged in');
  expect([screen.queryByRole('alertdialog'), logouts()]).toEqual([null, 0]);
  press('Logout');
  press('Log out');
  await waitFor(() => expect(location.pathname + location.search).toBe('/'));
  expect(logouts()).toBe(1);
});

test.each(['shop', 'deliverystaff', 'admin'] as const)('%s is not offered one more', (role) => {
  show(<AvatarMenu />, { ...asha, role });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(listing()).toBeNull();
});

test('each row says how much there is, and leads to it', async () => {
  const answers = (list: readonly object[]) => () => json(200, { result: true, list });
  answering({
    '/user/list/review': answers([{ r_id: 1 }, { r_id: 2 }]),
    '/user/list/fav': answers([{ sh_id: 16 }]),
    '/delivery/list/request': answers([{ d_state: 'accepted' }, { d_state: 'done' }]),
    '/user/list/user': answers([{ u_district: '' }]),
  });
  // Favourites are read once for a person, so this is another one than above.
  show(<AvatarMenu />, { ...asha, id: 8, u_id: 8 });
  expect(screen.getByText('Hello, Asha')).toBeTruthy();
  for (const name of ['Favourites 1', 'Reviews 2', 'Address Add'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  const deliveries = await screen.findByRole('link', { name: 'Deliveries 1 on the way' });
  expect(deliveries.getAttribute('href')).toBe('/AssignDelivery');
  press('Reviews 2');
  expect(opened()).toBe('reviews');
});
