import { fireEvent, screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { resetBetweenTests, press, show } from '../../../test/harness';
import { SubscriptionDialog } from './SubscriptionDialog';
import { VendorOffer } from './VendorOffer';

resetBetweenTests();

const heading = 'Grow your business with Aaspaas';
const dialog = () => screen.getByRole('dialog', { name: heading });

const ways: readonly (readonly [name: string, close: () => void])[] = [
  ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
  ['its cross', () => press('Close')],
  [
    'a press on the overlay',
    () => {
      fireEvent.mouseDown(dialog());
      fireEvent.click(dialog());
    },
  ],
];

it('offers an annual listing with its price and its benefits [R-013, R-014, R-015, M-057, R-432, D-017]', () => {
  show(<SubscriptionDialog onClose={() => {}} />);
  expect(dialog().textContent).toContain('₹500per year');
  const benefits = screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
  expect(benefits).toEqual([
    'Appear in search',
    'Unlimited products and services',
    'Access to freelance delivery agents',
    'Manage profile anytime',
  ]);
});

test.each(ways)('closes by %s [R-114, R-115, R-116, M-060]', (_way, close) => {
  const onClose = vi.fn<() => void>();
  show(<SubscriptionDialog onClose={onClose} />);
  close();
  expect(onClose).toHaveBeenCalledOnce();
});

it('leaves subscribing to the page that opened it [R-117, M-061]', () => {
  const onSubscribe = vi.fn<() => void>();
  show(<SubscriptionDialog onSubscribe={onSubscribe} onClose={() => {}} />);
  press('Subscribe Now');
  expect(onSubscribe).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what would happen if the page does not handle subscribing [R-118, M-061, D-017]', () => {
  show(<SubscriptionDialog onClose={() => {}} />);
  press('Subscribe Now');
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'You would now be taken to the payment page.',
  );
});

test.each([['Subscribe Now', () => press('Subscribe Now')] as const, ...ways])(
  'on the landing page leads to the registration: %s [R-119, R-120, M-058, M-059, D-017]',
  (_way, act) => {
    show(<VendorOffer />);
    act();
    expect(location.pathname + location.search).toBe('/RegistrationJoin');
  },
);
