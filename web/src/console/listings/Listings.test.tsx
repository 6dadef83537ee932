import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import type { ListingGroup } from '@aaspaas/contract/console/listings/filters';
import { cellsOf, filtersOf, openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { ListingsPage } from './ListingsPage';

resetBetweenTests();

const row = {
  sh_id: 9,
  name: 'Anand Stores',
  owner_name: 'Anand',
  status: 'active',
  is_complete: true,
  category: 'Grocery',
  city: 'Kochi',
  pin_code: '682001',
  phone: '+919847012345',
  paid_until: '2026-04-16T06:00:00Z',
  edited_at: '2026-03-16T06:00:00Z',
};
const bare = {
  ...row,
  sh_id: 10,
  name: 'Babu Tailors',
  owner_name: null,
  status: 'suspended',
  is_complete: false,
  category: 'Tailor',
  city: '',
  pin_code: null,
  phone: null,
  paid_until: null,
  edited_at: null,
};
const bulk = { id: 5, days: null, reason: '', total: 2, made_at: '', by: 'Leela', done: 0, left_out: 0 };

async function open(path: string, grade: Grade = 'chief', counted: object = { changes: 2, stays: 0 }) {
  const group: ListingGroup = path.startsWith('/admin/shops') ? 'shops' : 'services';
  const started = { message: 'Started.', bulk: { ...bulk, action: 'suspend' } };
  const sent = openConsole(
    <ListingsPage group={group} />,
    path,
    {
      '/console/list/listings': { rows: [row, bare], count: 1350, page: 2, pages: 27 },
      '/console/count/listings': counted,
      '/console/extend/listings': started,
      '/console/suspend/listings': started,
      '/console/restore/listings': started,
      '/console/read/bulk': { bulk: { ...bulk, action: 'suspend', done: 2 } },
    },
    grade,
  );
  await screen.findByRole('link', { name: 'Anand Stores' });
  return sent;
}
const actions = () =>
  within(screen.getByRole('group', { name: 'Many at once' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Tick ${name}` }));

describe('the list', () => {
  test('shows each listing by its columns, and how many there are', async () => {
    const sent = await open('/admin/services?q=a&page=2&sort=-ends&ends=7&evil=1', 'viewer');
    expect(await cellsOf('Services')).toEqual([
      {
        Name: 'Anand StoresAnand · #9',
        Status: 'Live',
        Category: 'Grocery',
        City: 'Kochi682001',
        Phone: '+91 98470 12345',
        'Paid until': '16 Apr 2026',
        Edited: '16 Mar 2026',
      },
      {
        Name: 'Babu Tailors#10',
        Status: 'Suspendedsomething is missing',
        Category: 'Tailor',
        City: '–',
        Phone: '–',
        'Paid until': '–',
        Edited: '–',
      },
    ]);
    expect(sent('/list/listings')).toEqual([
      { group: 'services', q: 'a', page: '2', sort: '-ends', ends: '7' },
    ]);
    expect(screen.getByText('1,350 services · page 2 of 27')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anand Stores' }).getAttribute('href')).toBe('/admin/listings/9');
  });

  test('keeps every filter of its url in the form, which begins at the first page', async () => {
    const filters = {
      q: 'a',
      status: 'expired',
      kind: 'both',
      city: 'Kochi',
      category: 'Grocery Store',
      ends: 'over',
      complete: 'no',
      edited: '7',
      sort: 'name',
    };
    const sent = await open(`/admin/shops?${new URLSearchParams({ ...filters, page: '3' })}`);
    expect({ ...filtersOf(), category: filters.category }).toEqual(filters);
    expect(sent('/list/listings')).toEqual([{ group: 'shops', ...filters, page: '3' }]);
    expect(screen.getByText('More filters').closest('details')?.open).toBe(true);
  });

  test.each([
    ['/admin/shops?status=active&q=a&sort=name', false],
    ['/admin/shops?city=Kochi', true],
  ])('%s has its further filters open: %s', async (path, isOpen) => {
    await open(path, 'viewer');
    expect(screen.getByText('More filters').closest('details')?.open).toBe(isOpen);
  });
});

describe('many at once', () => {
  const [extend, suspend, restore] = ['Extend', 'Suspend', 'End suspension of'];

  test.each<[string, Grade, readonly string[]]>([
    ['/admin/shops?sort=name&page=2', 'chief', ['Tick this page', `${extend} all 1,350…`]],
    [
      '/admin/shops?city=Kochi',
      'chief',
      ['Tick this page', ...[extend, suspend, restore].map((verb) => `${verb} all 1,350…`)],
    ],
    [
      '/admin/shops?q=a',
      'moderator',
      ['Tick this page', ...[suspend, restore].map((verb) => `${verb} all 1,350…`)],
    ],
    ['/admin/shops?city=+', 'moderator', ['Tick this page']],
  ])('at %s a %s is offered %j', async (path, grade, expected) => {
    await open(path, grade);
    expect(actions()).toEqual(expected);
  });

  test('is not offered to who may only look', async () => {
    await open('/admin/shops?q=a', 'viewer');
    expect([
      screen.queryByRole('group', { name: 'Many at once' }),
      screen.queryAllByRole('checkbox'),
    ]).toEqual([null, []]);
  });

  test('the ticked ones are suspended for a reason, as many as were counted, and the page shows how far it is', async () => {
    const sent = await open('/admin/shops?q=a');
    press('Tick this page');
    tick('Anand Stores');
    tick('Anand Stores');
    expect(actions()).toEqual(['Untick', ...[extend, suspend, restore].map((verb) => `${verb} 2 ticked…`)]);
    press('Suspend 2 ticked…');
    const dialog = await screen.findByRole('dialog', { name: 'Suspend many listings' });
    expect(await within(dialog).findByText('2 listings')).toBeTruthy();
    expect(sent('/count/listings')).toEqual([{ group: 'shops', ids: [10, 9], action: 'suspend' }]);
    expect(within(dialog).getByText('Owners read this.')).toBeTruthy();
    press('Suspend 2 listings');
    expect(await screen.findByText('Please say why')).toBeTruthy();
    fill({ Reason: 'Twice.' });
    press('Suspend 2 listings');
    await waitFor(() => expect(location.search).toBe('?q=a&bulk=5'));
    expect(sent('/suspend/listings')).toEqual([
      { group: 'shops', ids: [10, 9], expected: 2, reason: 'Twice.' },
    ]);
    expect(await screen.findByText('2 of 2 listings suspended.')).toBeTruthy();
  });

  test('all that is found gets days, without the order and the page of the list', async () => {
    const sent = await open('/admin/shops?q=a&ends=7&sort=name&page=2', 'cashier', {
      changes: 1300,
      stays: 50,
    });
    press('Extend all 1,350…');
    const dialog = await screen.findByRole('dialog', { name: 'Extend many listings' });
    expect(
      await within(dialog).findByText(/50 of the chosen stay as they are: never paid for\./),
    ).toBeTruthy();
    const chosen = { group: 'shops', q: 'a', ends: '7' };
    expect(sent('/count/listings')).toEqual([{ ...chosen, action: 'extend' }]);
    expect(screen.getByLabelText<HTMLInputElement>('How many days').value).toBe('30');
    fill({ 'How many days': '1001', Reason: 'We confirmed late.' });
    press('Extend 1,300 listings');
    expect(await screen.findByText('Days must be a whole number from 1 to 1000')).toBeTruthy();
    press('365');
    press('Extend 1,300 listings');
    await waitFor(() =>
      expect(sent('/extend/listings')).toEqual([
        { ...chosen, expected: 1300, days: '365', reason: 'We confirmed late.' },
      ]),
    );
  });

  test('nothing is offered where nothing would change', async () => {
    await open('/admin/shops?q=a', 'chief', { changes: 0, stays: 1350 });
    press('End suspension of all 1,350…');
    const dialog = await screen.findByRole('dialog', { name: 'End suspension of many listings' });
    expect(await within(dialog).findByText('None of these listings is suspended.')).toBeTruthy();
    expect(within(dialog).queryByLabelText('Reason')).toBeNull();
  });
});
