import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Preview } from '@aaspaas/contract/console/statements/calls';
import { importStatement, previewStatement } from '@aaspaas/contract/console/statements/calls';
import { statementBytes } from '@aaspaas/contract/console/statements/limits';
import { Failure } from '@aaspaas/contract/failure';
import { cellsOf, oneOfOne, openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import * as calls from '../../api/upload';
import { StatementsPage } from './StatementsPage';

resetBetweenTests();

const preview: Preview = {
  headings: ['Txn Date', 'Details', '', 'Deposit'],
  heading_line: 3,
  columns: { date: 0, narration: 1, credit: 3 },
  bank: '',
  is_known: false,
  lacks: '',
  sample: [
    { line: 4, day: '2026-03-16', amount_rupees: 500, narration: 'UPI/K7MQ2XW9RTYB' },
    { line: 6, day: '2026-03-17', amount_rupees: 1250.5, narration: 'CASH' },
  ],
  credits: 1200,
  debits: 1,
  skipped: 2,
  unreadable: [],
  already: null,
};
const file = new File(['Txn Date,Details'], 'march.csv', { type: 'text/csv' });

/** A server that reads the file so, and keeps it as the statement 8. */
async function openWith(different: Partial<Preview> = {}, chosen = file) {
  const seen = { result: true, preview: { ...preview, ...different } };
  const upload = vi
    .spyOn(calls, 'upload')
    .mockResolvedValue({ ...seen, message: '1,200 lines imported.', id: 8, is_new: true });
  openConsole(<StatementsPage />, '/admin/statements', {
    '/console/list/statements': { ...oneOfOne, rows: [], count: 0 },
  });
  fireEvent.change(screen.getByLabelText('CSV file of your bank'), { target: { files: [chosen] } });
  return {
    sent: () => upload.mock.calls.map(([call, fields, files]) => [call.path, fields, files]),
    upload,
  };
}
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const kept = { date: 0, narration: 1, credit: 3, heading_line: 3 };

describe('a file of the bank', () => {
  test('is looked at first: what would come in, what is left out, and nothing is kept yet', async () => {
    const { sent } = await openWith();
    expect(await cellsOf('The first lines')).toEqual([
      { Day: '16 Mar 2026', Amount: '₹500', Narration: 'UPI/K7MQ2XW9RTYB' },
      { Day: '17 Mar 2026', Amount: '₹1,250.50', Narration: 'CASH' },
    ]);
    expect(
      screen.getByText(
        '1,200 lines of money that came in. Left out: 1 line of money that went out, 2 lines that are no transaction.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/could not be read/)).toBeNull();
    expect(sent()).toEqual([[previewStatement.path, {}, { file: [file] }]]);
  });

  test('is kept with its columns and the name of the account, and its page follows', async () => {
    const { sent } = await openWith();
    await screen.findByRole('button', { name: 'Import 1,200 lines' });
    fill({ 'Name of the account (optional)': 'Kaveri Bank' });
    press('Import 1,200 lines');
    await waitFor(() => expect(location.pathname).toBe('/admin/statements/8'));
    expect(sent()[1]).toEqual([importStatement.path, { ...kept, bank: 'Kaveri Bank' }, { file: [file] }]);
    expect(await screen.findByText('1,200 lines imported.')).toBeTruthy();
  });

  test('of which one line would be kept, of an account that is known', async () => {
    await openWith({ credits: 1, skipped: 1, bank: 'Narmada', is_known: true });
    expect(await screen.findByRole('button', { name: 'Import 1 line' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name of the account (optional)').value).toBe('Narmada');
    expect(
      screen.getByText(/^1 line of money that came in\..* 1 line that is no transaction\.$/),
    ).toBeTruthy();
    const columns = screen.getByText('Columns, as you chose them before').closest('details');
    expect(columns?.open).toBe(false);
  });

  test('without money that came in is not imported', async () => {
    await openWith({ credits: 0, sample: [] });
    await screen.findByText(/^0 lines of money that came in/);
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says which lines cannot be read', async () => {
    await openWith({ unreadable: [{ line: 9, text: '31/02/2026,UPI,500' }] });
    const box = (await screen.findByText('These lines could not be read and will be left out:'))
      .parentElement;
    expect(
      within(box ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Line 9: 31/02/2026,UPI,500']);
  });

  test.each([
    ['Leela', 'This very file was imported on 16 Mar 2026, 12:00 PM by Leela. Importing'],
    [null, 'This very file was imported on 16 Mar 2026, 12:00 PM. Importing'],
  ])('that was imported before by %s says so and leads there', async (by, says) => {
    await openWith({ already: { id: 3, at: '2026-03-16T06:30:00Z', by } });
    const note = (await screen.findByRole('link', { name: 'Open it' })).closest('p');
    expect(note?.textContent).toContain(says);
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/admin/statements/3');
  });

  test('that is too large is not sent', async () => {
    const large = new File([new Uint8Array(statementBytes + 1)], 'large.csv');
    const { sent } = await openWith({}, large);
    expect(await screen.findByText('A statement may have 5 MB. Please split it by month.')).toBeTruthy();
    expect(sent()).toEqual([]);
    const full = new File([new Uint8Array(statementBytes)], 'full.csv');
    fireEvent.change(screen.getByLabelText('CSV file of your bank'), { target: { files: [full] } });
    await screen.findByRole('button', { name: 'Import 1,200 lines' });
    expect(screen.queryByText(/Please split it/)).toBeNull();
  });

  test('that the server refuses says why, and keeps what was seen', async () => {
    const { upload } = await openWith();
    await screen.findByRole('button', { name: 'Import 1,200 lines' });
    upload.mockRejectedValueOnce(new Failure('invalid', 'This is no CSV file.'));
    press('Import 1,200 lines');
    expect(await screen.findByText('This is no CSV file.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 1,200 lines' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('CSV file of your bank'), { target: { files: [] } });
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    expect(screen.queryByText('This is no CSV file.')).toBeNull();
  });
});

describe('which column holds what', () => {
  test('is shown by its title, also where it has none, and a change is looked at again', async () => {
    const { sent } = await openWith();
    await screen.findByText('Columns, as we understand them');
    const titles = [
      ['Date', 'Txn Date'],
      ['Narration', 'Details'],
      ['Reference or cheque no.', '–'],
      ['Money in (credit)', 'Deposit'],
      ['Money out (debit)', '–'],
      ['Amount, in and out in one column', '–'],
      ['Dr or Cr', '–'],
      ['Balance', '–'],
    ];
    expect(titles.map(([title = '']) => [title, choice(title).selectedOptions[0]?.text])).toEqual(titles);
    expect([...choice('Date').options].map(({ text }) => text)).toEqual([
      '–',
      'Txn Date',
      'Details',
      'Column 3',
      'Deposit',
    ]);
    fireEvent.change(choice('Balance'), { target: { value: '2' } });
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual([previewStatement.path, { ...kept, balance: 2 }, { file: [file] }]);
  });

  test('may be said to be none, and the line of the headings may be another', async () => {
    const { sent } = await openWith();
    await screen.findByText('Columns, as we understand them');
    fireEvent.change(choice('Money in (credit)'), { target: { value: '' } });
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.[1]).toEqual({ date: 0, narration: 1, heading_line: 3 });
    fill({ 'Headings are in line': '0' });
    press('Read again');
    fill({ 'Headings are in line': '5' });
    press('Read again');
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]?.[1]).toEqual({ heading_line: 5 });
  });

  test('is asked while something lacks, and nothing is shown of the lines', async () => {
    await openWith({ lacks: 'Which column has the date?', is_known: true, credits: 0 });
    expect(await screen.findByText('Which column has the date?')).toBeTruthy();
    expect(screen.getByText('Columns, as you chose them before').closest('details')?.open).toBe(true);
    expect(screen.queryByText(/of money that came in/)).toBeNull();
  });
});

test('the statements: what each is, how much of it can be confirmed, and the pages', async () => {
  const statement = {
    id: 3,
    bank: 'Narmada',
    at: '2026-03-17T06:30:00Z',
    by: 'Leela',
    first_day: '2026-03-01',
    last_day: '2026-03-16',
    lines: 1400,
    certain: 2,
  };
  const other = { id: 2, bank: '', by: null, first_day: null, last_day: null, lines: 1, certain: 0 };
  const sent = openConsole(<StatementsPage />, '/admin/statements?page=2', {
    '/console/list/statements': {
      page: 2,
      pages: 3,
      count: 60,
      rows: [statement, { ...statement, ...other }],
    },
  });
  expect(await cellsOf('Imported statements')).toEqual([
    {
      Statement: 'Narmada 3',
      Days: '1 Mar 2026 – 16 Mar 2026',
      Lines: '1,400',
      'To confirm': '2 certain',
      Imported: '17 Mar 2026, 12:00 PM by Leela',
    },
    { Statement: 'Statement 2', Days: '', Lines: '1', 'To confirm': '–', Imported: '17 Mar 2026, 12:00 PM' },
  ]);
  expect(sent('/list/statements')).toEqual([{ page: '2' }]);
  expect(screen.getByRole('link', { name: 'Narmada 3' }).getAttribute('href')).toBe('/admin/statements/3');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/admin/statements?page=3');
});

test('without a statement the list says so', async () => {
  openConsole(<StatementsPage />, '/admin/statements', {
    '/console/list/statements': { ...oneOfOne, rows: [], count: 0 },
  });
  expect(await screen.findByText('No statement yet.')).toBeTruthy();
});
