import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetBetweenTests, show } from '../../test/harness';
import { shopWith } from '../../test/shop';
import { FavouriteItem } from './FavouriteItem';

resetBetweenTests();

const href = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;

it('a favourite without a number for WhatsApp falls back to the phone [M-222]', () => {
  show(<FavouriteItem shop={shopWith({ sh_whatsapp_number: null })} />);
  expect(new URL(href(/^WhatsApp/)).pathname).toBe('/919876543210');
  expect(href(/^Call/)).toBe('tel:+919876543210');
});
