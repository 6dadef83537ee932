import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { buttonsOf, oneOfOne, openConsole, rowsOf, textsOf } from '../../test/console';
import { press, resetBetweenTests } from '../../test/harness';
import { AnnouncementsPage } from './announcements/AnnouncementsPage';
import { JobsPage } from './jobs/JobsPage';
import { ListingPage } from './listings/ListingPage';
import { OutboxPage } from './outbox/OutboxPage';
import { PaymentPage } from './payments/PaymentPage';
import { StatementPage } from './statements/StatementPage';

/** Pages of the console as they are drawn: what they say, and what they offer in which case. */

resetBetweenTests();

describe('a statement', () => {
  const line = (id: number, verdict: string, different: object = {}) => ({
    id,
    line: id,
    day: '2026-03-16',
    amount_rupees: 450,
    narration: `CASH ${id}`,
    verdict,
    by: null,
    payment: null,
    earlier: null,
    ...different,
  });
  const payment = {
    id: 5,
    reference: 'K7MQ2XW9RTYB',
    amount_rupees: 500,
    state: 'submitted',
    shop: 'Anand Stores',
  };
  const statement = {
    id: 3,
    bank: 'Narmada',
    at: '2026-03-17T06:30:00Z',
    by: 'Leela',
    first_day: '2026-03-01',
    last_day: '2026-03-16',
    lines: 4,
    certain: 2,
  };
  const rows = [
    line(1, 'certain', { by: 'reference', payment }),
    line(2, 'wrong-amount', { payment: { ...payment, shop: null } }),
    line(3, 'same-line', { earlier: { statement_id: 2, line: 9 } }),
    line(4, 'unknown', { narration: '' }),
  ];
  const openWith = (counts: object) =>
    openConsole(<StatementPage />, '/admin/statements/3', {
      '/console/read/statement': { ...oneOfOne, count: 4, rows, statement, counts, certain_rupees: 900 },
    });

  test('each line says what it is and leads to its payment or to the line before', async () => {
    openWith({ certain: 2, unknown: 1 });
    const shown = await rowsOf('Lines of the statement');
    const [certain, wrong, again, unknown] = textsOf(shown);
    expect(certain).toContain('By reference and amount.');
    expect(certain).toContain('K7MQ2XW9RTYBAnand Stores');
    expect(certain).not.toContain('asked for');
    expect(wrong).toContain('deleted, ₹500 asked for');
    expect(again).toContain('Line 9 of statement 2');
    expect(unknown).toContain('removed after some time');
    expect(unknown).toMatch(/–$/);
    expect(screen.getByRole('link', { name: /Line 9/ }).getAttribute('href')).toBe('/admin/statements/2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Narmada, 1 Mar 2026 – 16 Mar 2026');
  });

  test('the filters are what there is, and the press names how many are certain', async () => {
    const sent = openWith({ certain: 2, unknown: 1 });
    await rowsOf('Lines of the statement');
    const filters = within(screen.getByRole('navigation', { name: 'Lines by what they are' }));
    expect(filters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All: 4',
      'Certain: 2',
      'Not ours: 1',
    ]);
    press('Confirm 2 certain payments');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('₹900 go into the ledger');
    expect(sent('/confirm/statement')).toEqual([]);
    press('Confirm 2');
    await vi.waitFor(() => expect(sent('/confirm/statement')).toEqual([{ id: 3, count: 2 }]));
  });

  test('without a certain line there is nothing to press but to look again', async () => {
    openWith({ unknown: 4 });
    await rowsOf('Lines of the statement');
    expect(buttonsOf()).toEqual(['Look again']);
  });
});

describe('a payment', () => {
  const claim = { name: 'Ravi', since: '1969-12-31T23:00:00Z', is_own: false };
  const payment = {
    id: 5,
    reference: 'K7MQ2XW9RTYB',
    amount_rupees: 500,
    state: 'submitted',
    utr: null,
    has_same_utr: false,
    waits_since: '1969-12-30T00:00:00Z',
    shop: {
      sh_id: 9,
      name: 'Anand Stores',
      city: 'Kochi',
      status: 'payment_submitted',
      phone: '+919847012345',
    },
    claim,
    reason: '',
    paid_until: null,
    plan_days: 365,
    owner: { id: 4, name: 'Anand', email: null, phone: '+919847012345' },
    same_utr: [],
    history: [],
    receipts: [],
    lines: [],
    others: [],
  };
  const openAs = async (grade: Grade, different: object = {}) => {
    const replies = {
      '/console/read/payment': { payment: { ...payment, ...different } },
      '/claim/payment': { claim },
    };
    openConsole(<PaymentPage />, '/admin/payments/5', replies, grade);
    await screen.findByRole('heading', { level: 1, name: 'Payment K7MQ2XW9RTYB' });
  };
  const isOpenElsewhere = () => screen.queryByText(/Ravi has this open since 1 hour/) !== null;

  test('that somebody else has open can be taken over, and nothing else is done with it', async () => {
    await openAs('cashier');
    expect([isOpenElsewhere(), buttonsOf()]).toEqual([true, ['Take over']]);
  });

  test('is only looked at by who may not settle', async () => {
    await openAs('viewer', { claim: null });
    expect(buttonsOf()).toEqual([]);
  });

  test('that is confirmed is nobody’s any more', async () => {
    await openAs('chief', { state: 'confirmed' });
    expect([isOpenElsewhere(), buttonsOf()]).toEqual([false, ['Take it back']]);
  });
});

describe('the jobs', () => {
  const job = (name: string, different: object = {}) => ({
    job: name,
    title: `About ${name}`,
    began_at: '2026-03-16T06:30:00Z',
    took_ms: 1200,
    pause_ms: 3_600_000,
    next_at: '2026-03-16T07:30:00Z',
    error: null,
    failed_at: null,
    last_error: null,
    is_here: true,
    held: null,
    ...different,
  });
  const jobs = [
    job('a'),
    job('b', { error: 'The disk is full' }),
    job('c', { failed_at: '2026-03-10T06:30:00Z', last_error: 'It was full' }),
    job('d', { began_at: null, took_ms: null, pause_ms: null, next_at: null }),
    job('e', { is_here: false }),
  ];
  const openAs = async (grade: Grade) => {
    openConsole(<JobsPage />, '/admin/jobs', { '/console/list/jobs': { jobs } }, grade);
    return textsOf(await rowsOf('Jobs'));
  };

  test('say how their last round went and when the next is', async () => {
    const [well, wrong, before, never, elsewhere] = await openAs('chief');
    expect(well).toContain('Went well16 Mar 2026, 12:00 PM');
    expect(well).toContain('16 Mar 2026, 1:00 PM');
    expect(well).not.toContain('Went wrong');
    expect(wrong).toContain('Went wrong16 Mar 2026, 12:00 PMThe disk is full');
    expect(before).toContain('Went wrong on 10 Mar 2026');
    expect(before).toContain('It was full');
    expect(never).toContain('Not yet––');
    expect(elsewhere).toContain('Another server runs it.');
    expect(buttonsOf()).toHaveLength(4);
  });

  test('are not run by who may not change settings', async () => {
    await openAs('cashier');
    expect(buttonsOf()).toEqual([]);
  });
});

describe('mails', () => {
  const openWith = (reply: object) =>
    openConsole(<OutboxPage />, '/admin/outbox', {
      '/console/list/mails': {
        ...oneOfOne,
        rows: [],
        count: 0,
        failed: 0,
        resendable: 0,
        has_server: true,
        ...reply,
      },
    });
  const offered = async () => {
    await screen.findByText(/No mail (has failed|found)\./);
    return buttonsOf().filter((text) => text !== 'Send me a test mail' && text !== 'Show');
  };

  test.each([
    [0, 0, []],
    [1, 1, ['Send 1 mail again', 'Take it off the list']],
    [3, 2, ['Send 2 mails again', 'Take all off the list']],
    [2, 0, ['Take all off the list']],
  ])('of which %i failed and %i can be sent again: %j', async (failed, resendable, expected) => {
    openWith({ failed, resendable });
    expect(await offered()).toEqual(expected);
    expect(screen.queryByText(/of them can be sent again/) !== null).toBe(resendable < failed);
  });

  test('wait where there is no mail server, and it is said', async () => {
    openWith({ has_server: false });
    expect(await screen.findByText('No mail server is set up.')).toBeTruthy();
  });
});

test('an announcement can be ended unless it is over, and changed always', async () => {
  const announcements = ['shown', 'covered', 'later', 'over'].map((state, at) => ({
    announcement_id: at + 1,
    text: `Line ${at}`,
    link_text: '',
    link_url: '',
    starts_at: '2026-03-16T12:00',
    ends_at: '2026-03-23T12:00',
    state,
  }));
  openConsole(<AnnouncementsPage />, '/admin/announcements', {
    '/console/list/announcements': { announcements },
  });
  const rows = await rowsOf('Announcements');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Change', 'End now'], ['Change', 'End now'], ['Change', 'Take it away'], ['Change']]);
  const says = ['On every page now', 'Behind a newer one', 'Comes later', 'Over'];
  textsOf(rows).forEach((text, at) => expect(text).toContain(says[at]));
});

describe('a listing', () => {
  const listing = {
    sh_id: 9,
    name: 'Anand Stores',
    category: 'Grocery',
    address: 'Main Road 1',
    city: 'Kochi',
    pin_code: null,
    numbers: [],
    email: null,
    photos: 1,
    reviews: 0,
    stars: null,
    favourites: 0,
    created_at: '2026-03-01T06:00:00Z',
    owner: { id: 4, name: 'Anand', email: null, phone: null },
    status: 'active',
    status_reason: '',
    paid_until: '2026-04-16T06:00:00Z',
    is_complete: true,
    waiting_edit: null,
    actions: [],
    payments: [],
    edits: [],
    reminders: [],
  };
  const openOne = (different: object) =>
    openConsole(<ListingPage />, '/admin/listings/9', {
      '/console/read/listing': { listing: { ...listing, ...different } },
      '/console/list/notes': { list: [] },
    });

  test.each([
    ['shop', 'Shops', '/admin/shops'],
    ['both', 'Shops', '/admin/shops'],
    ['service', 'Services', '/admin/services'],
  ])('of the kind %s leads back to the list of %s', async (kind, label, href) => {
    openOne({ kind });
    await screen.findByRole('heading', { level: 1, name: 'Anand Stores' });
    const crumb = within(screen.getByRole('navigation', { name: 'Where this is' })).getByRole('link', {
      name: label,
    });
    expect(crumb.getAttribute('href')).toBe(href);
  });

  test.each([
    [{ status: 'active' }, 'Customers find it.'],
    [{ status: 'active', is_complete: false }, 'its owner has not filled in everything'],
    [{ status: 'suspended', status_reason: 'Not a shop.' }, 'Customers do not find it.Reason: Not a shop.'],
    [
      { status: 'expired', paid_until: '1969-12-30T00:00:00Z' },
      'Paid time ended on 30 Dec 1969 (2 days ago)',
    ],
    [{ paid_until: '1970-01-05T00:00:00Z' }, 'Paid until 5 Jan 1970 (4 days left)'],
  ])('with %j says: %s', async (different, says) => {
    openOne({ kind: 'shop', ...different });
    expect((await screen.findByRole('region', { name: 'State' })).textContent).toContain(says);
  });
});
