import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import { answering, asha, fill, json, press, resetBetweenTests, show } from '../../../test/harness';
import { ProofProvider } from '../access/ProofProvider';
import { PaymentActions } from './PaymentActions';

// Dialogs are drawn whole, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
resetBetweenTests();

type Line = PaymentCase['lines'][number];

const line = (id: number, verdict: Line['verdict'], amount_rupees = 450): Line => ({
  id,
  statement_id: 3,
  line: 12,
  day: '2026-03-16',
  amount_rupees,
  narration: 'UPI/CR/412345678901/ASHA',
  utr: '412345678901',
  verdict,
});

const paymentWith = (...lines: readonly Line[]): PaymentCase => ({
  id: 5,
  reference: 'K7MQ2XW9RTYB',
  amount_rupees: 500,
  state: 'submitted',
  utr: '499999999999',
  has_same_utr: false,
  waits_since: '2026-03-15T06:30:00Z',
  shop: {
    sh_id: 9,
    name: 'Anand Stores',
    city: 'Kochi',
    status: 'payment_submitted',
    phone: '+919847012345',
  },
  claim: null,
  reason: '',
  paid_until: null,
  plan_days: 365,
  owner: { id: 4, name: 'Anand', email: 'anand@example.in', phone: '+919847012345' },
  same_utr: [],
  history: [],
  receipts: [],
  lines: [...lines],
  others: [],
});

/** Opens the question, says yes, and gives what was sent. */
async function confirmed(payment: PaymentCase, button: string, verb = button) {
  const asked = answering({
    '/console/confirm/payment': () => json(200, { result: true, message: 'Confirmed.', receipt: 'AP/1' }),
  });
  show(
    <ProofProvider>
      <PaymentActions payment={payment} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'cashier' },
  );
  press(button);
  const dialog = await screen.findByRole('dialog', { name: `${button}?` });
  const says = dialog.textContent;
  const pressIn = (within: HTMLElement) => {
    const go = [...within.querySelectorAll('button')].find(({ textContent }) => textContent === verb);
    if (go) fireEvent.click(go);
  };
  pressIn(dialog);
  if (verb !== button) pressIn(await screen.findByRole('alertdialog'));
  await screen.findByText('Confirmed.');
  return { says, sent: asked[0]?.body };
}

test.each(['utr-only', 'near-reference', 'wrong-amount', 'conflict', 'taken-back'] as const)(
  'the one line that may be meant (%s) fills in the bank’s UTR and amount',
  async (verdict) => {
    const { says, sent } = await confirmed(
      paymentWith(line(7, verdict)),
      'Confirm ₹450',
      'Confirm ₹450 for 328 days',
    );
    expect(says).toContain(
      'With the line of 16 Mar 2026 on the bank statement. ₹500 was asked for, ₹450 came.',
    );
    expect(sent).toEqual({ id: 5, utr: '412345678901', received_rupees: '', line: 7, days: 328 });
  },
);

test.each([
  ['a line that has paid', [line(7, 'confirmed')]],
  ['a line of another payment', [line(7, 'used-utr')]],
  ['one of two lines', [line(7, 'near-reference'), line(8, 'conflict')]],
])('%s is not taken for it', async (_what, lines) => {
  const { says, sent } = await confirmed(paymentWith(...lines), 'Confirm ₹500');
  expect(says).not.toContain('bank statement.');
  expect(sent).toEqual({ id: 5, utr: '499999999999', received_rupees: '' });
});

test('less than the fee is amber, asks, and gives fewer days', async () => {
  const asked = answering({
    '/console/confirm/payment': () => json(200, { result: true, message: 'Confirmed.', receipt: 'AP/1' }),
  });
  show(
    <ProofProvider>
      <PaymentActions payment={paymentWith()} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'cashier' },
  );
  press('Confirm ₹500');
  await screen.findByRole('dialog');
  fill({ 'Rupees received (optional)': '50' });
  const go = screen.getByRole('button', { name: 'Confirm ₹50 for 36 days' });
  expect(go.parentElement?.className).toBe('caution');
  fireEvent.click(go);
  const question = await screen.findByRole('alertdialog', { name: 'Confirm ₹50 instead of ₹500?' });
  expect(question.textContent).toContain('₹50 came, ₹500 was asked for. Anand Stores gets 36 days, not 365.');
  expect(asked).toEqual([]);
  const yes = [...question.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('36 days'),
  );
  if (yes) fireEvent.click(yes);
  await screen.findByText('Confirmed.');
  expect(asked[0]?.body).toMatchObject({ received_rupees: '50', days: 36 });
});

test.each([
  ['', '365 days', 'Confirm ₹500'],
  ['50', '36 days', 'Confirm ₹50 for 36 days'],
  ['2', '1 day', 'Confirm ₹2 for 1 day'],
  ['600', '365 days', 'Confirm ₹600 for 365 days'],
  ['x', '365 days', 'Confirm ₹500'],
  ['0', '365 days', 'Confirm ₹500'],
])('with %j typed the dialog says %s, as its button does: %s', async (typed, days, verb) => {
  show(
    <ProofProvider>
      <PaymentActions payment={paymentWith()} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'cashier' },
  );
  press('Confirm ₹500');
  const dialog = await screen.findByRole('dialog');
  fill({ 'Rupees received (optional)': typed });
  expect(dialog.textContent).toContain(`Anand Stores gets ${days}. The owner`);
  expect(within(dialog).getByRole('button', { name: verb })).toBeTruthy();
});
