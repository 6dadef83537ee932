import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { resetBetweenTests, show } from '../../../test/harness';
import { ListingState } from './ListingState';
import { shopWith } from '../../../test/shop';

resetBetweenTests();

const taps = { call: 0, whatsapp: 0, share: 0, directions: 0 };
const owner = { version: 1, is_pinned: true, taps, status_reason: '', paid_until: null };
const showOf = (
  sh_status: ShopRecord['sh_status'],
  more: Partial<typeof owner> | { paid_until: string } = {},
) => show(<ListingState shop={shopWith({ sh_status, owner: { ...owner, ...more } })} />);
const hidden = () => screen.queryByText('Customers do not see your listing.');

it('a suspended listing says so, and why [D-014]', () => {
  showOf('suspended', { status_reason: 'Three customers found it closed.' });
  expect(hidden()).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Not listed' }).textContent).toContain(
    'We have suspended it. Three customers found it closed.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
});

it('one whose year is over says what to do [D-014]', () => {
  showOf('expired', { paid_until: '2026-03-01T00:00:00Z' });
  expect(hidden()).not.toBeNull();
  expect(screen.getByText(/Your paid year is over/)).toBeTruthy();
});

it('an active one says until when it is paid, in Indian time [D-014]', () => {
  showOf('active', { paid_until: '2027-03-15T20:00:00Z' });
  expect(hidden()).toBeNull();
  expect(screen.getByText('Your yearly fee is paid until 16 March 2027.')).toBeTruthy();
});

it.each(['pending_payment', 'payment_submitted', 'rejected'] as const)(
  'of one that is %s the fee’s own card speaks',
  (status) => {
    showOf(status, { status_reason: 'Not received.' });
    expect(document.body.textContent).toBe('');
  },
);

it('only the owner sees any of it', () => {
  show(<ListingState shop={shopWith({ sh_status: 'suspended' })} />);
  expect(document.body.textContent).toBe('');
});
