import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { ProofProvider } from '../access/ProofProvider';
import { PaymentDeeds } from './PaymentDeeds';

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
async function confirmed(payment: PaymentCase, button: string) {
  const asked = answering({
    '/console/confirm/payment': () => json(200, { result: true, message: 'Confirmed.', receipt: 'AP/1' }),
  });
  show(
    <ProofProvider>
      <PaymentDeeds payment={payment} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'cashier' },
  );
  press(button);
  const dialog = await screen.findByRole('dialog', { name: `${button}?` });
  const says = dialog.textContent;
  const go = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  if (go) fireEvent.click(go);
  await screen.findByText('Confirmed.');
  return { says, sent: asked[0]?.body };
}

test.each(['near-reference', 'wrong-amount', 'conflict', 'taken-back'] as const)(
  'the one line that may be meant (%s) fills in the bank’s UTR and amount',
  async (verdict) => {
    const { says, sent } = await confirmed(paymentWith(line(7, verdict)), 'Confirm ₹450');
    expect(says).toContain(
      'With the line of 16 Mar 2026 on the bank statement. ₹500 were asked for, ₹450 came.',
    );
    expect(sent).toEqual({ id: 5, utr: '412345678901', received_rupees: '', line: 7 });
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
