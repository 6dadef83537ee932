import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { resetBetweenTests, show } from '../../../test/harness';
import { shopWith, shopWithout } from '../../../test/shop';
import { PopupCard } from './PopupCard';

resetBetweenTests();

const centre = { latitude: 9.93, longitude: 76.26 };
const popup = (shop: ShopRecord) => <PopupCard shop={shop} href="/shop/5" centre={centre} />;

it('the card of a marker says its hours, and where there are none [M-218]', () => {
  show(popup(shopWithout('sh_opening_hours')));
  expect(screen.getByText('Hours not available')).toBeTruthy();
  show(popup(shopWith()));
  expect(screen.getByText('8:00 AM – 10:00 PM')).toBeTruthy();
  show(popup(shopWith({ sh_opening_hours: 'Full time' })));
  expect(screen.getByText('Open all day')).toBeTruthy();
});
