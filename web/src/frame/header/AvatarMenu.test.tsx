import { screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { asha, press, resetBetweenTests, show } from '../../../test/harness';
import { AvatarMenu } from './AvatarMenu';

resetBetweenTests();

const listing = () => screen.queryByRole('button', { name: 'List your shop' });

it('offers a customer to list a shop, and asks before it logs out for that', () => {
  show(<AvatarMenu />, asha);
  press('List your shop');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test.each(['shop', 'deliverystaff', 'admin'] as const)('%s is not offered one more', (role) => {
  show(<AvatarMenu />, { ...asha, role });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(listing()).toBeNull();
});
