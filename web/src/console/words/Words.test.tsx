import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categories } from '@aaspaas/contract/shops/categories';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { buttonsOf, cellsOf, filtersOf, oneOfOne, openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { WordsPage } from './WordsPage';

resetBetweenTests();

const [first = '', second = ''] = categories.map(({ name }) => name);
const search = { query: 'tap', city: '', searches: 12, last_day: '2026-03-16', means: '' };
const meaning = { concept: 'plumber', is_added: true, categories: [first, second], words: ['tap', 'nal'] };
const addition = {
  addition_id: 3,
  kind: 'alias',
  what: 'nal',
  concept: 'plumber',
  same_as: 'tap',
  added_by: 'Leela',
  added_at: '2026-03-16T06:30:00Z',
  undone_by: null,
  undone_at: null,
};
const said = { message: 'Said by the server.' };
const searches = {
  ...oneOfOne,
  rows: [search, { ...search, query: 'nal', city: 'Kochi', means: 'plumber' }],
  count: 2,
  unread: { texts: 0, searches: 0 },
};
const open = (path: string, grade: Grade = 'moderator', different: object = {}) =>
  openConsole(
    <WordsPage />,
    path,
    {
      '/list/searches': { ...searches, ...different },
      '/list/concepts': { ...oneOfOne, rows: [meaning], count: 1 },
      '/list/word-additions': {
        ...oneOfOne,
        rows: ['alias', 'word', 'concept', 'order'].map((kind, at) => ({
          ...addition,
          addition_id: at,
          kind,
        })),
        count: 4,
      },
      '/add/alias': said,
      '/add/word': said,
      '/add/concept': said,
      '/order/categories': said,
      '/undo/word': {},
    },
    grade,
  );

describe('what was searched for', () => {
  test('in vain says what, where, how often, when last, and what it means now', async () => {
    const sent = open('/admin/words?q=+a+&city=Kochi&days=7&page=2&evil=1', 'viewer');
    expect(await cellsOf('Searches that found nothing')).toEqual([
      { Typed: 'tap', City: 'None chosen', Times: '12', Last: '16 Mar 2026', 'Means now': 'nothing' },
      { Typed: 'nal', City: 'Kochi', Times: '12', Last: '16 Mar 2026', 'Means now': 'plumber' },
    ]);
    expect(sent('/list/searches')).toEqual([{ show: 'none', q: 'a', page: '2', city: 'Kochi', days: '7' }]);
    expect(filtersOf()).toEqual({ q: ' a ', city: 'Kochi', days: '7' });
    expect(buttonsOf()).toEqual(['Show']);
  });

  test('and found stays in its list, also when the filters are cleared', async () => {
    const sent = open('/admin/words?show=untapped&days=90');
    await cellsOf('Searches that nobody tapped after');
    expect(sent('/list/searches')).toEqual([{ show: 'untapped', days: '90' }]);
    expect(filtersOf()).toEqual({ show: 'untapped', q: '', city: '', days: '90' });
    expect(screen.getByRole('link', { name: 'Clear' }).getAttribute('href')).toBe(
      '/admin/words?show=untapped',
    );
    const lists = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link');
    expect(lists.map((list) => [list.getAttribute('href'), list.getAttribute('aria-current')])).toEqual([
      ['/admin/words', null],
      ['/admin/words?show=untapped', 'page'],
      ['/admin/words?show=meanings', null],
      ['/admin/words?show=added', null],
    ]);
  });

  test.each([
    [{ texts: 1200, searches: 1500 }, /^And 1,200 more that too few asked for \(1,500 times\)\./],
    [{ texts: 1, searches: 1 }, /^And 1 more that too few asked for \(1 time\)\./],
    [{ texts: 0, searches: 0 }, /^$/],
  ])('says how many cannot be read: %j', async (unread, says) => {
    open('/admin/words', 'viewer', { rows: [{ ...search, searches: 1200 }], unread });
    expect((await cellsOf('Searches that found nothing')).map(({ Times }) => Times)).toEqual(['1,200']);
    expect(screen.queryByText(/too few asked for/)?.textContent ?? '').toMatch(says);
  });

  test('of which there is none says so', async () => {
    open('/admin/words', 'viewer', { rows: [], count: 0 });
    expect(await screen.findByText('No search in vain to show.')).toBeTruthy();
  });

  test('is told what it means from its row', async () => {
    const sent = open('/admin/words');
    await cellsOf('Searches that found nothing');
    press('Say what ‘nal’ means');
    expect(screen.getByLabelText<HTMLInputElement>('People type').value).toBe('nal');
    press('Add the word');
    await waitFor(() =>
      expect(screen.getByLabelText('It means the same as').getAttribute('aria-invalid')).toBe('true'),
    );
    fill({ 'It means the same as': 'tap' });
    press('Add the word');
    expect(await screen.findByText(said.message)).toBeTruthy();
    expect(sent('/add/alias')).toEqual([{ word: 'nal', same_as: 'tap' }]);
    await waitFor(() => expect(sent('/list/searches')).toHaveLength(2));
  });
});

describe('a meaning', () => {
  test('says its categories and words; a word is added to it, and its order begins as it is', async () => {
    const sent = open('/admin/words?show=meanings&q=tap');
    expect((await cellsOf('Meanings')).map(({ 'What to do': _actions, ...rest }) => rest)).toEqual([
      { Meaning: 'plumberadded here', Categories: `${first}, ${second}`, 'Some words': 'tap, nal' },
    ]);
    expect([sent('/list/concepts'), filtersOf()]).toEqual([[{ q: 'tap' }], { show: 'meanings', q: 'tap' }]);
    press('Add a word to plumber');
    fill({ 'People type': 'pipe' });
    press('Add the word');
    await waitFor(() => expect(sent('/add/word')).toEqual([{ concept: 'plumber', word: 'pipe' }]));
    press('Order of categories of plumber');
    fireEvent.change(screen.getByLabelText('Second category (optional)'), { target: { value: '' } });
    press('Use this order');
    await waitFor(() =>
      expect(sent('/order/categories')).toEqual([{ concept: 'plumber', first, second: '', third: '' }]),
    );
  });

  test('that is new has a name, words and a category', async () => {
    const sent = open('/admin/words?show=meanings');
    await cellsOf('Meanings');
    press('New meaning');
    fill({ Name: 'drone rental', 'People type': 'drone, uav', 'First category': first });
    press('Add the meaning');
    await waitFor(() =>
      expect(sent('/add/concept')).toEqual([
        { name: 'drone rental', words: 'drone, uav', items: '', first, second: '', third: '' },
      ]),
    );
  });
});

test('what was added is said by its kind, and can be undone', async () => {
  const sent = open('/admin/words?show=added&page=2');
  expect((await cellsOf('Added words')).map((row) => row['What'])).toEqual([
    '‘nal’ means the same as ‘tap’: plumber',
    '‘nal’ means plumber',
    'New meaning plumber: nal',
    'Order of categories of plumber: nal',
  ]);
  expect(sent('/list/word-additions')).toEqual([{ page: '2' }]);
  press('Undo: ‘nal’ means plumber');
  press('Undo it');
  await waitFor(() => expect(sent('/undo/word')).toEqual([{ addition_id: 1 }]));
});
