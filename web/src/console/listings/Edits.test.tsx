import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { cellsOf, oneOfOne, openConsole, rowsOf } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { EditsPage } from './EditsPage';

resetBetweenTests();

const edit = {
  sh_id: 9,
  name: 'Anand Stores',
  city: 'Kochi',
  status: 'active',
  first_at: '1969-12-30T00:00:00Z',
  last_at: '1969-12-31T00:00:00Z',
  changes: [
    { field: 'name', before: 'Anand', now: 'Anand Stores' },
    { field: 'second number', before: '', now: '+919847012345' },
    { field: 'WhatsApp', before: '+919847012346', now: '' },
  ],
};
const settled = { ...edit, sh_id: 10, name: 'Babu Tailors', status: 'suspended' };

function open(grade: Grade, rows: readonly object[] = [edit, settled], path = '/admin/edits') {
  const list = { ...oneOfOne, rows, count: rows.length };
  const calls = { '/console/approve/edit': {}, '/console/suspend/listing': {} };
  return openConsole(<EditsPage />, path, { '/console/list/edits': list, ...calls }, grade);
}

test('an edit says what each field was and is, and how long the first change waits', async () => {
  const sent = open('viewer', [edit], '/admin/edits?page=2&q=x');
  const changes = [
    'nameAnand → became Anand Stores',
    'second numbernothing → became +919847012345',
    'WhatsApp+919847012346 → became nothing',
  ];
  expect(await cellsOf('Edits to look at')).toEqual([
    { Listing: 'Anand StoresLive Kochi', 'Before → now': changes.join(''), Waits: '2 days' },
  ]);
  expect(screen.getByRole('link', { name: 'Anand Stores' }).getAttribute('href')).toBe('/admin/listings/9');
  expect(sent('/list/edits')).toEqual([{ page: '2' }]);
});

test('is decided on by who may change listings; what is suspended is not suspended again', async () => {
  open('cashier');
  const rows = await rowsOf('Edits to look at');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ),
  ).toEqual([
    ['The changes of Anand Stores are fine', 'Suspend Anand Stores'],
    ['The changes of Babu Tailors are fine'],
  ]);
});

test('is fine after a question, up to the change that was seen, and the list is read again', async () => {
  const sent = open('moderator');
  await rowsOf('Edits to look at');
  press('The changes of Babu Tailors are fine');
  const question = await screen.findByRole('alertdialog', { name: 'Are the changes of Babu Tailors fine?' });
  expect(question.textContent).toContain('nothing waits any more');
  expect(sent('/approve/edit')).toEqual([]);
  press('They are fine');
  expect(await screen.findByText('Settled.')).toBeTruthy();
  expect(sent('/approve/edit')).toEqual([{ sh_id: 10, last_at: settled.last_at }]);
  await waitFor(() => expect(sent('/list/edits')).toHaveLength(2));
});

test('leads to a suspension only with a reason', async () => {
  const sent = open('moderator');
  await rowsOf('Edits to look at');
  press('Suspend Anand Stores');
  press('Suspend it');
  expect(await screen.findByText('Please say why')).toBeTruthy();
  fill({ Reason: 'Another business.' });
  press('Suspend it');
  expect(await screen.findByText('Suspended. Customers no longer find it.')).toBeTruthy();
  expect(sent('/suspend/listing')).toEqual([{ sh_id: 9, reason: 'Another business.' }]);
});

test('without an edit the page says so', async () => {
  open('chief', []);
  expect(await screen.findByText('No edit waits for you.')).toBeTruthy();
});
