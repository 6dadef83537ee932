import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cellsOf, filtersOf, linksOf, openConsole } from '../../../test/console';
import { press, resetBetweenTests } from '../../../test/harness';
import { AuditPage } from './AuditPage';

resetBetweenTests();

const entry = {
  entry_id: 1,
  at: '2026-03-16T06:30:00Z',
  actor_id: 4,
  actor_name: 'Leela',
  action: 'payment confirmed',
  subject: 'payment',
  thing: '5',
  detail: {},
  changes: {},
};
const choices = {
  actions: ['payment confirmed', 'job run'],
  subjects: ['payment', 'job'],
  people: [{ id: 4, name: 'Leela' }],
};

async function open(path: string, rows: readonly object[], older: string | null = null) {
  const sent = openConsole(<AuditPage />, path, { '/console/list/audit': { rows, older, ...choices } });
  await screen.findByLabelText('Who');
  return sent;
}

test('each action says when, who, what to what, and what changed', async () => {
  const changes = {
    state: { from: 'submitted', to: 'confirmed' },
    paid_until: { from: null, to: '2026-04-16T06:30:00.000Z' },
    phone: { from: 'hash:1', to: 'hash:2' },
    note: { from: '', to: null },
  };
  const detail = { would_end: 12, starts_at: '2026-03-20T09:00', reason: '' };
  await open('/admin/audit', [{ ...entry, changes, detail }]);
  expect(await cellsOf('Who did what')).toEqual([
    {
      When: '16 Mar 2026, 12:00 PM',
      Who: 'Leela',
      Did: 'payment confirmed',
      'To what': 'payment 5',
      'What changed': [
        'state: submitted → confirmed',
        'paid until: nothing → 16 Apr 2026, 12:00 PM',
        'phone: a personal value → a personal value',
        'would end: 12',
        'starts at: 20 Mar 2026, 9:00 AM',
      ].join(''),
    },
  ]);
});

describe('an action', () => {
  test.each([
    [{ actor_id: null, actor_name: null }, 'Who', 'The server, or nobody who was logged in'],
    [{ actor_name: null }, 'Who', 'Account 4, deleted since'],
    [{ subject: 'setting', thing: null }, 'To what', 'setting'],
    [{ subject: 'job', thing: 'backup_now' }, 'To what', 'job backup now'],
    [{}, 'What changed', '–'],
  ])('with %j says in the column %s: %s', async (different, column, says) => {
    await open('/admin/audit', [{ ...entry, ...different }]);
    expect((await cellsOf('Who did what'))[0]?.[column]).toBe(says);
  });

  test('leads to who did it and to what it was done to', async () => {
    const about: readonly [string, string | null][] = [
      ['account', '7'],
      ['agent', '8'],
      ['admin', '4'],
      ['shop', '9'],
      ['payment', '5'],
      ['payment', null],
      ['review', '3'],
      ['setting', 'upi_id'],
      ['announcement', '2'],
      ['job', 'mail'],
      ['word', '1'],
      ['place', 'hsr layout'],
      ['mail', '6'],
      ['statement', '3'],
      ['export', 'ledger'],
    ];
    const rows = about.map(([subject, thing], at) => ({
      ...entry,
      entry_id: at,
      actor_id: null,
      subject,
      thing,
    }));
    await open('/admin/audit', [...rows, { ...entry, entry_id: 99, subject: 'export', thing: null }]);
    await cellsOf('Who did what');
    expect(linksOf().filter((link) => !link.startsWith('Download'))).toEqual([
      'account 7 /admin/people/7',
      'agent 8 /admin/people/8',
      'admin 4 /admin/admins',
      'shop 9 /admin/listings/9',
      'payment 5 /admin/payments/5',
      'review 3 /admin/reviews',
      'setting upi id /admin/settings',
      'announcement 2 /admin/announcements',
      'job mail /admin/jobs',
      'word 1 /admin/words',
      'place hsr layout /admin/places',
      'mail 6 /admin/outbox?show=all',
      'statement 3 /admin/statements',
      'Leela /admin/people/4',
    ]);
  });
});

describe('the filters', () => {
  test('are sent as they stand in the url, kept in the form and on the way to older entries', async () => {
    const filters = {
      person: '4',
      action: 'job run',
      subject: 'job',
      thing: 'mail',
      from: '2026-03-01',
      until: '2026-03-16',
    };
    const query = new URLSearchParams(filters);
    const sent = await open(`/admin/audit?${query}&before=900&evil=1`, [entry], '850');
    expect(sent('/list/audit')).toEqual([{ ...filters, before: '900' }]);
    expect(filtersOf()).toEqual(filters);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Back to the newest', `/admin/audit?${query}&evil=1`],
      ['Older entries', `/admin/audit?${query}&before=850&evil=1`],
    ]);
  });

  test('offer everybody, each who did something, and the server', async () => {
    await open('/admin/audit?person=nobody', []);
    const who = screen.getByLabelText<HTMLSelectElement>('Who');
    expect([...who.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Everybody'],
      ['4', 'Leela'],
      ['nobody', 'The server'],
    ]);
    expect(who.value).toBe('nobody');
    expect(screen.getByText('Nothing like that was done.')).toBeTruthy();
  });
});

test.each([
  ['/admin/audit', null, []],
  ['/admin/audit', '50', ['Older entries']],
  ['/admin/audit?before=50', null, ['Back to the newest']],
])('at %s with older ones from %s the pages are %j', async (path, older, expected) => {
  await open(path, [entry], older);
  const pages = screen.queryByRole('navigation', { name: 'Pages' });
  expect(
    pages
      ? within(pages)
          .getAllByRole('link')
          .map(({ textContent }) => textContent)
      : [],
  ).toEqual(expected);
});

test('the file has the filters of the page, and what went wrong with it is said', async () => {
  const sent = await open('/admin/audit?person=4&action=job+run', [entry]);
  const link = screen.getByRole('link', { name: 'Download as CSV' });
  expect(link.getAttribute('href')).toBe('/aaspaas/console/export/audit.csv?person=4&action=job+run');
  fireEvent.click(link);
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeTruthy();
  expect(sent('audit.csv?person=4&action=job+run')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toBeTruthy();
});

test('what did not come says so, and comes when asked again', async () => {
  let isUp = false;
  openConsole(<AuditPage />, '/admin/audit', {
    '/console/list/audit': () =>
      isUp ? { rows: [entry], older: null, ...choices } : Response.json({}, { status: 500 }),
  });
  await screen.findByRole('button', { name: 'Retry' });
  isUp = true;
  press('Retry');
  expect((await cellsOf('Who did what'))[0]?.['Who']).toBe('Leela');
});
