import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { readUrl, urlWith } from '../current-url/url';
import { ConsoleTable, Pager } from './ConsoleTable';
import { FilterChoice, FilterForm, FilterText } from './Filters';
import { listRequestOf, stateRequestOf } from './requests';
import { Tabs } from './Tabs';

afterEach(cleanup);

const links = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('pages of a list', () => {
  const open = (page: number, pages: number, count = 60) =>
    render(
      <Pager
        url={readUrl('/admin/ledger?q=asha&page=9')}
        page={page}
        pages={pages}
        count={count}
        noun={['entry', 'entries']}
      />,
    );

  test.each([
    ['the first', 1, ['Next /admin/ledger?q=asha&page=2']],
    ['the second', 2, ['Previous /admin/ledger?q=asha', 'Next /admin/ledger?q=asha&page=3']],
    ['the last', 3, ['Previous /admin/ledger?q=asha&page=2']],
  ])('%s leads to those beside it and no further', (_which, page, expected) => {
    open(page, 3);
    expect(links()).toEqual(expected);
    expect(screen.getByRole('navigation').textContent).toContain(`60 entries · page ${page} of 3`);
  });

  test('one page leads nowhere and is not counted; one entry is one', () => {
    open(1, 1, 1);
    expect([links(), screen.getByRole('navigation').textContent]).toEqual([[], '1 entry']);
  });

  test('an empty list has none', () => {
    open(1, 1, 0);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

test('the tab that is shown is marked; the first stands for none, and each begins at its first page', () => {
  const tabs = ['open', 'done'].map((value) => ({ value, label: value }));
  const open = (url: string) => render(<Tabs url={readUrl(url)} name="state" label="Lists" tabs={tabs} />);
  const here = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  open('/admin/edits?state=done&page=3&q=x');
  expect(links()).toEqual(['open /admin/edits?q=x', 'done /admin/edits?state=done&q=x']);
  expect(here()).toEqual([null, 'page']);
  cleanup();
  open('/admin/edits?state=nonsense');
  expect(here()).toEqual(['page', null]);
});

describe('a table', () => {
  const columns = [
    { title: 'Name', sortKey: 'name', cell: ({ name }: { name: string }) => name },
    { title: 'City', cell: () => 'Kochi' },
  ];
  const open = (url: string, rows: readonly { name: string }[]) =>
    render(
      <ConsoleTable
        caption="Shops"
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        empty="No shop found."
        url={readUrl(url)}
      />,
    );
  const sorted = () => [
    screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort'),
    screen.getByRole('link').getAttribute('href'),
  ];

  test.each([
    ['/admin/shops?page=2', 'none', '/admin/shops?sort=name'],
    ['/admin/shops?sort=name', 'ascending', '/admin/shops?sort=-name'],
    ['/admin/shops?sort=-name', 'descending', '/admin/shops?sort=name'],
    ['/admin/shops?sort=city', 'none', '/admin/shops?sort=name'],
  ])('%s is sorted %s, and a press leads to %s', (url, order, next) => {
    open(url, [{ name: 'Anand' }]);
    expect(sorted()).toEqual([order, next]);
  });

  test('each value stands with its title, for phones; without rows it says so', () => {
    open('/admin/shops', [{ name: 'Anand' }]);
    expect(
      screen.getAllByRole('cell').map((cell) => [cell.getAttribute('data-title'), cell.textContent]),
    ).toEqual([
      ['Name', 'Anand'],
      ['City', 'Kochi'],
    ]);
    cleanup();
    open('/admin/shops', []);
    expect([screen.queryByRole('table'), screen.queryByText('No shop found.') !== null]).toEqual([
      null,
      true,
    ]);
  });
});

describe('filters', () => {
  const open = (url: string) =>
    render(
      <FilterForm url={readUrl(url)}>
        <FilterText name="q" label="Find" />
        <FilterChoice name="status" label="Status" options={[{ value: 'active', label: 'Live' }]} />
      </FilterForm>,
    );
  const sent = () => {
    const form = document.querySelector('form');
    return form ? [...new FormData(form)].map(([name, value]) => [name, value]) : [];
  };

  test('show what the url says, keep the order, and begin at the first page', () => {
    open('/admin/shops?q=asha&status=active&sort=-name&page=4');
    expect(sent()).toEqual([
      ['q', 'asha'],
      ['status', 'active'],
      ['sort', '-name'],
    ]);
    expect(links()).toEqual(['Clear /admin/shops']);
  });

  test('without one there is nothing to clear: an order and a page are none', () => {
    open('/admin/shops?sort=-name&page=4');
    expect(links()).toEqual([]);
  });
});

describe('a list’s url', () => {
  test('gives the fields that the list knows, and no others', () => {
    const url = readUrl('/admin/shops?q=%20asha%20&sort=name&page=2&status=active&city=&evil=1');
    expect(listRequestOf(url, 'status', 'city')).toEqual({
      q: 'asha',
      sort: 'name',
      page: '2',
      status: 'active',
    });
    expect(listRequestOf(readUrl(`/x?q=${'a'.repeat(300)}`)).q).toHaveLength(200);
    expect(stateRequestOf(readUrl('/x?state=waiting-very-long&page=3&q=a'))).toEqual({
      state: 'waiting-ve',
      page: '3',
    });
  });

  test('is changed in the named fields alone', () => {
    const url = readUrl('/admin/shops?q=a&page=2');
    expect(urlWith(url, { page: null, sort: 'name' })).toBe('/admin/shops?q=a&sort=name');
    expect(urlWith(url, { page: null, q: null })).toBe('/admin/shops');
  });
});
