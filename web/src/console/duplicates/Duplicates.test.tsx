import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellsOf, filtersOf, openConsole } from '../../../test/console';
import { resetBetweenTests } from '../../../test/harness';
import { DuplicatesPage } from './DuplicatesPage';

resetBetweenTests();

const first = {
  sh_id: 1,
  name: 'Anand Stores',
  category: 'Grocery',
  city: 'Kochi',
  phone: '+919847012345',
  status: 'active',
};
const second = { sh_id: 2, name: 'Anand Store', category: '', city: 'Aluva', phone: null, status: 'expired' };
const pair = (different: object) => ({ first, second, is_same_phone: false, metres: null, ...different });

test('each pair says which two, where, and what they have in common, and leads to where it is decided', async () => {
  const rows = [
    pair({ is_same_phone: true, metres: 40 }),
    pair({ second: { ...second, sh_id: 3 }, metres: 0 }),
    pair({ second: { ...second, sh_id: 4 }, is_same_phone: true }),
    pair({ second: { ...second, sh_id: 5 } }),
  ];
  openConsole(<DuplicatesPage />, '/admin/duplicates', {
    '/console/list/duplicates': { rows, page: 1, pages: 1, count: 4 },
  });
  const cells = await cellsOf('Pairs of listings');
  expect([cells[0]?.['One'], cells[0]?.['The other']]).toEqual([
    'Anand StoresGrocery, Kochi · id 1+91 98470 12345 Live',
    'Anand StoreAluva · id 2– Ended',
  ]);
  expect(cells.map((row) => row['Alike in'])).toEqual([
    'a number in common and the same name, 40 m apart',
    'the same name, 0 m apart',
    'a number in common',
    'nothing that we know of',
  ]);
  const compare = screen.getAllByRole('link', { name: 'Compare Anand Stores and Anand Store' });
  expect(compare.map((link) => link.getAttribute('href'))).toEqual(
    [2, 3, 4, 5].map((id) => `/admin/duplicates/1-${id}`),
  );
});

test('the filters are sent, kept and lead on', async () => {
  const sent = openConsole(<DuplicatesPage />, '/admin/duplicates?why=phone&apart=yes&page=2&evil=1', {
    '/console/list/duplicates': { rows: [pair({})], page: 2, pages: 3, count: 101 },
  });
  await cellsOf('Pairs of listings');
  expect(sent('/list/duplicates')).toEqual([{ page: '2', why: 'phone', apart: 'yes' }]);
  expect(filtersOf()).toEqual({ why: 'phone', apart: 'yes' });
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/admin/duplicates?why=phone&apart=yes&evil=1',
  );
  expect(screen.getByText('101 pairs · page 2 of 3')).toBeTruthy();
});

test('where no two are alike it says so', async () => {
  openConsole(<DuplicatesPage />, '/admin/duplicates', {
    '/console/list/duplicates': { rows: [], page: 1, pages: 1, count: 0 },
  });
  expect(await screen.findByText('No two listings look like one.')).toBeTruthy();
});
