import { beforeEach, expect, test } from 'vitest';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { keepPendingPayment, loadPendingPayment } from './pending-payment';

// The rest of a payment is not looked at.
const payment = {
  reference: 'K7MQ2XW9RTYB',
  amount_rupees: 500,
  payee: 'Aaspaas',
  upi_id: 'aaspaas@okbank',
  state: 'due',
} as PaymentRecord;

beforeEach(() => sessionStorage.clear());

test('the payment whose dialog is open is there after a reload, until it is taken away', () => {
  expect(loadPendingPayment()).toBeNull();
  keepPendingPayment(payment);
  expect(loadPendingPayment()).toEqual(payment);
  keepPendingPayment(null);
  expect(loadPendingPayment()).toBeNull();
});

test.each([
  ['{'],
  ['7'],
  [JSON.stringify({ ...payment, amount_rupees: '500' })],
  [JSON.stringify({ ...payment, upi_id: null })],
  [JSON.stringify({ ...payment, payee: undefined })],
  [JSON.stringify({ ...payment, state: 'paid' })],
])('what somebody else has written there is none: %s', (text) => {
  sessionStorage.setItem('pendingPayment', text);
  expect(loadPendingPayment()).toBeNull();
});
