import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cellsOf, filtersOf, openConsole } from '../../../test/console';
import { resetBetweenTests } from '../../../test/harness';
import { PaymentsPage } from './PaymentsPage';

resetBetweenTests();

const shop = {
  sh_id: 9,
  name: 'Anand Stores',
  city: 'Kochi',
  status: 'payment_submitted',
  phone: '+919847012345',
};
const payment = {
  id: 5,
  reference: 'K7MQ2XW9RTYB',
  amount_rupees: 1500,
  state: 'submitted',
  utr: '412345678901',
  has_same_utr: false,
  waits_since: '1969-12-30T00:00:00Z',
  shop,
  claim: null,
};
const open = (
  path: string,
  rows: readonly object[],
  paged: object = { page: 1, pages: 1, count: rows.length },
) => openConsole(<PaymentsPage />, path, { '/console/list/payments': { rows, ...paged } }, 'cashier');

test('each payment says what, how much, by whom, how long it waits, and whether somebody is at it', async () => {
  const claim = { name: 'Ravi', since: '1969-12-31T23:00:00Z', is_own: false };
  open('/admin/payments', [
    payment,
    { ...payment, id: 6, utr: null, shop: { ...shop, city: '' }, claim },
    { ...payment, id: 7, has_same_utr: true, shop: null, claim: { ...claim, is_own: true } },
  ]);
  const row = {
    Reference: 'K7MQ2XW9RTYB',
    Amount: '₹1,500',
    UTR: '412345678901',
    Shop: 'Anand Stores, Kochi',
    Call: '+91 98470 12345',
    Waits: '2 days',
    Status: 'Waiting for you',
  };
  expect(await cellsOf('Payments')).toEqual([
    row,
    {
      ...row,
      UTR: 'none given',
      Shop: 'Anand Stores',
      Status: 'Waiting for youRavi has this open since 1 hour',
    },
    { ...row, UTR: '412345678901Used twice', Shop: 'deleted', Call: '' },
  ]);
  expect(
    screen.getAllByRole('link', { name: 'K7MQ2XW9RTYB' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/payments/5', '/admin/payments/6', '/admin/payments/7']);
  const call = screen.getAllByRole('link', { name: 'Call Anand Stores, +91 98470 12345' });
  expect(call.map((link) => link.getAttribute('href'))).toEqual(['tel:+919847012345', 'tel:+919847012345']);
});

test('those that are settled say since when, and how', async () => {
  const states = ['due', 'submitted', 'confirmed', 'rejected'];
  open(
    '/admin/payments?state=all',
    states.map((state, at) => ({ ...payment, id: at + 1, state })),
  );
  expect((await cellsOf('Payments')).map(({ Since, Status }) => [Since, Status])).toEqual([
    ['2 days', 'Not paid yet'],
    ['2 days', 'Waiting for you'],
    ['2 days', 'Confirmed'],
    ['2 days', 'Rejected'],
  ]);
});

test('the filters are sent, kept, and lead on', async () => {
  const filters = { q: 'k7', state: 'rejected', age: '3', same: '1', sort: '-age' };
  const query = new URLSearchParams(filters);
  const sent = open(`/admin/payments?${query}&page=2&evil=1`, [payment], { page: 2, pages: 3, count: 101 });
  await cellsOf('Payments');
  expect(sent('/list/payments')).toEqual([{ ...filters, page: '2' }]);
  expect(filtersOf()).toEqual(filters);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    `/admin/payments?${query}&evil=1`,
  );
  expect(screen.getByRole('link', { name: 'Since' }).getAttribute('href')).toBe(
    `/admin/payments?${new URLSearchParams({ ...filters, sort: 'age', evil: '1' })}`,
  );
});

describe('where there is none it says', () => {
  const waiting = 'None of the waiting payments. Choose the status ‘All’ to look among the settled ones too.';
  test.each([
    ['/admin/payments', 'No payment waits for you.'],
    ['/admin/payments?sort=age', 'No payment waits for you.'],
    ['/admin/payments?q=k7', waiting],
    ['/admin/payments?age=3', waiting],
    ['/admin/payments?same=1', waiting],
    ['/admin/payments?state=all&q=k7', 'No payment found.'],
  ])('at %s: %s', async (path, says) => {
    open(path, []);
    expect(await screen.findByText(says)).toBeTruthy();
  });
});
