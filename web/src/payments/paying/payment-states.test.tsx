import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { answering, asha, fill, json, resetBetweenTests, press, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { OwnPayment } from './OwnPayment';

resetBetweenTests();
beforeEach(forgetReplies);

const owner = { ...asha, role: 'shop', sh_id: 5 } as const;
const due: PaymentRecord = {
  reference: 'K7MQ2XW9RTYB',
  amount_rupees: 1499.5,
  payee: 'Aaspaas & Sons Kochi',
  upi_id: 'shops@bank',
  state: 'due',
  utr: null,
  reason: '',
  paid_until: null,
};
const said = 'I have completed the payment';
const wait = 'Please wait for the admin to update your payment status.';

function open(payment: PaymentRecord | null, own = {}) {
  const asked = answering({
    'read/payment': () => json(200, { result: true, payment, receipts: [] }),
    'submit/payment': () =>
      json(200, { result: true, message: wait, payment: { ...due, state: 'submitted' } }),
  });
  show(<OwnPayment />, owner, own);
  return asked;
}

const card = () => screen.findByRole('region', { name: 'Complete Payment' });

describe('the fee on the owner’s profile [D-014, D-015, D-016]', () => {
  it('due: whom to pay, how much, with which reference, and how to report the payment', async () => {
    open(due);
    const shown = within(await card());
    for (const text of ['₹1,499.5', 'Aaspaas & Sons Kochi', 'shops@bank', 'K7MQ2XW9RTYB'])
      expect(shown.getByText(text, { exact: false })).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Open UPI app' }).getAttribute('href')).toBe(
      'upi://pay?pa=shops@bank&pn=Aaspaas%20%26%20Sons%20Kochi&am=1499.50&cu=INR&tn=K7MQ2XW9RTYB',
    );
    expect(shown.getByRole('button', { name: said })).toBeTruthy();
    expect(shown.queryByText(/not accepted/)).toBeNull();
  });

  it('submitted: asks to wait, with the reference and the bank’s number, and asks for no money', async () => {
    open({ ...due, state: 'submitted', utr: '412345678901' });
    const shown = within(await card());
    expect(shown.getByText(wait)).toBeTruthy();
    expect(shown.getByText('Reference K7MQ2XW9RTYB, UTR 412345678901')).toBeTruthy();
    expect(shown.queryByRole('button', { name: said })).toBeNull();
    expect(shown.queryByRole('link', { name: 'Open UPI app' })).toBeNull();
  });

  it('submitted without the bank’s number: it can be sent later, as a mail may ask', async () => {
    const asked = open({ ...due, state: 'submitted' });
    const shown = within(await card());
    const send = shown.getByRole<HTMLButtonElement>('button', { name: 'Send the UTR' });
    expect(send.disabled).toBe(true);
    fill({ 'UTR (optional)': '4123' });
    fireEvent.click(send);
    expect(await shown.findByText('UTR must be 12 digits')).toBeTruthy();
    fill({ 'UTR (optional)': '4123 4567 8901' });
    fireEvent.click(send);
    await waitFor(() =>
      expect(asked.at(-1)?.body).toEqual({ reference: 'K7MQ2XW9RTYB', utr: '4123 4567 8901' }),
    );
  });

  it('rejected: says why, and can be paid and reported again', async () => {
    const asked = open({ ...due, state: 'rejected', reason: 'Rs 50 was received instead of Rs 500.' });
    const shown = within(await card());
    expect(
      shown.getByText('Your payment was not accepted. Rs 50 was received instead of Rs 500.'),
    ).toBeTruthy();
    fill({ 'UTR (optional)': '4123 4567 8901' });
    fireEvent.click(shown.getByRole('button', { name: said }));
    await waitFor(() =>
      expect(asked.at(-1)?.body).toEqual({ reference: 'K7MQ2XW9RTYB', utr: '4123 4567 8901' }),
    );
    expect(await screen.findByText(wait)).toBeTruthy();
    expect(screen.queryByText(/not accepted/)).toBeNull();
  });

  it.each([
    ['before the end', '2099-01-01T00:00:00Z', /^You stay live: the new time begins where the old one ends/],
    ['after the end', '1960-01-01T00:00:00Z', 'You are live again, with your photos and reviews'],
  ])('%s of a paid year it asks for the next one [D-014]', async (_when, paid_until, outcome) => {
    open({ ...due, paid_until });
    const shown = within(await screen.findByRole('region', { name: 'Renew your listing' }));
    expect(shown.getByRole('button', { name: said })).toBeTruthy();
    expect(screen.getByText(outcome)).toBeTruthy();
    expect(screen.queryByText('You are live: customers near you can find you')).toBeNull();
  });

  it.each([
    ['confirmed', { ...due, state: 'confirmed' } as const],
    ['never asked for', null],
  ])('%s: there is no card', async (_state, payment) => {
    const asked = open(payment);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(screen.queryByText('Complete Payment')).toBeNull();
  });

  it('says that a fee could not be read, and reads it again', async () => {
    let isDown = true;
    answering({
      'read/payment': () =>
        isDown ? json(500, {}) : json(200, { result: true, payment: due, receipts: [] }),
    });
    show(<OwnPayment />, owner);
    await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    press('Retry');
    expect(await card()).toBeTruthy();
  });
});

describe('before there is an id to pay to [D-090]', () => {
  const closed = { ...due, upi_id: null };
  const says = 'Payments open soon. We will write to you.';
  const nothingToPay = () => {
    expect(screen.queryByRole('img', { name: 'QR code to pay by UPI' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open UPI app' })).toBeNull();
    expect(screen.queryByRole('button', { name: said })).toBeNull();
    expect(screen.queryByLabelText(/UTR/)).toBeNull();
    expect(screen.queryByText(/K7MQ2XW9RTYB/)).toBeNull();
  };

  it('due: says why, and has nothing to scan or press', async () => {
    open(closed);
    expect(await screen.findByText(says)).toBeTruthy();
    nothingToPay();
  });

  it('without a mail server promises no mail', async () => {
    open(closed, { hasMailServer: false });
    expect(await screen.findByText('Payments open soon. Please look here again in a few days.')).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
    nothingToPay();
  });

  it('rejected: shows the reason too', async () => {
    open({ ...closed, state: 'rejected', reason: 'Rs 50 was received instead of Rs 500.' });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Rs 50 was received');
    nothingToPay();
  });

  it('reported before: asks to wait as usual', async () => {
    open({ ...closed, state: 'submitted' });
    expect(await screen.findByText(wait)).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
  });
});
