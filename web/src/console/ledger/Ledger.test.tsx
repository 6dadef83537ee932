import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LedgerEntry } from '@aaspaas/contract/console/payments/calls';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { openConsole, rowsOf, textsOf } from '../../../test/console';
import { resetBetweenTests } from '../../../test/harness';
import { LedgerPage } from './LedgerPage';

resetBetweenTests();

const entry = (id: number, different: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  at: '2026-04-01T06:30:00Z',
  kind: 'confirmation',
  amount_rupees: 500,
  days: 365,
  utr: '412345678901',
  payment_id: 40 + id,
  reference: 'K7MQ2XW9RTYB',
  shop: { sh_id: 9, name: 'Anand Stores' },
  receipt: 'AP/2026-27/000001',
  by: 'Leela',
  reason: '',
  ...different,
});
const taken = entry(2, {
  kind: 'reversal',
  amount_rupees: -500,
  reason: 'By mistake.',
  shop: null,
  by: null,
});

async function open(grade: Grade = 'chief') {
  const reply = {
    rows: [taken, entry(1)],
    count: 30,
    page: 1,
    pages: 2,
    years: ['2026-27', '2025-26'],
    received_rupees: 1500,
    reversed_rupees: 500,
  };
  const replies = { '/console/list/ledger': reply };
  const sent = openConsole(<LedgerPage />, '/admin/ledger?year=2026-27', replies, grade);
  return { sent, rows: await rowsOf('Ledger') };
}

test('what was taken back is taken off what was received', async () => {
  await open();
  const sums = [...document.querySelectorAll('dl > div')].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ]);
  expect(sums).toEqual([
    ['Received', '₹1,500'],
    ['Taken back', '−₹500'],
    ['Together', '₹1,000'],
  ]);
});

test('each entry says what it is, by whom, and leads to its payment and its receipt', async () => {
  const { rows } = await open();
  const hrefs = (row?: HTMLElement) =>
    [...(row?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
  expect(hrefs(rows[0])[1]).toBe('/admin/payments/42');
  expect(hrefs(rows[1])[1]).toBe('/admin/payments/41');
  expect(hrefs(rows[1])[0]).toContain('AP');
  const texts = textsOf(rows);
  for (const said of ['Taken back', 'By mistake.', 'deleted', '−₹500']) {
    expect(texts[0]).toContain(said);
    expect(texts[1]).not.toContain(said);
  }
  for (const said of ['Anand Stores', 'Leela', 'UTR 412345678901', '1 Apr 2026'])
    expect(texts[1]).toContain(said);
});

test('the url filters, and the years that there are can be chosen', async () => {
  const { sent } = await open();
  expect(sent('/list/ledger')).toEqual([{ year: '2026-27' }]);
  const years = screen.getByLabelText<HTMLSelectElement>('Financial year');
  expect([...years.options].map(({ value }) => value)).toEqual(['', '2026-27', '2025-26']);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/admin/ledger?year=2026-27&page=2',
  );
});

test('a file of it is offered to who may take data out, and to nobody else', async () => {
  await open('chief');
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/aaspaas/console/export/ledger.csv?year=2026-27',
  );
});

test('who may only look gets no file', async () => {
  await open('viewer');
  expect(screen.queryByRole('link', { name: 'Download as CSV' })).toBeNull();
});
