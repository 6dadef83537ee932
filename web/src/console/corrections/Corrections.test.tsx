import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { buttonsOf, cellsOf, filtersOf, oneOfOne, openConsole } from '../../../test/console';
import { json, press, resetBetweenTests } from '../../../test/harness';
import { CorrectionsPage } from './CorrectionsPage';

resetBetweenTests();

const row = {
  correction_id: 3,
  language: 'hi',
  path: '/NearbyShop',
  wrong: 'दुकान',
  better: 'दुकानें',
  sent_at: '2026-03-16T06:30:00Z',
  is_done: false,
};
const open = (path: string, grade: Grade = 'moderator', rows: readonly object[] = [row]) =>
  openConsole(
    <CorrectionsPage />,
    path,
    { '/list/corrections': { ...oneOfOne, rows, count: rows.length }, '/settle/correction': {} },
    grade,
  );

test('a correction says its language, its page, what reads wrong and how it should read', async () => {
  const sent = open('/admin/corrections?language=hi&evil=1', 'viewer');
  expect(await cellsOf('Corrections')).toEqual([
    {
      Language: 'Hindi',
      Page: '/NearbyShop',
      'Reads wrong': 'दुकान',
      'Should read': 'दुकानें',
      Sent: '16 Mar 2026, 12:00 PM',
    },
  ]);
  expect(sent('/list/corrections')).toEqual([{ language: 'hi' }]);
  expect(filtersOf()).toEqual({ language: 'hi', state: '' });
  expect(screen.getByRole('link', { name: '/NearbyShop' }).getAttribute('href')).toBe('/hi/NearbyShop');
  expect(screen.getByText('दुकान').getAttribute('lang')).toBe('hi');
  expect(buttonsOf()).toEqual(['Show']);
});

test.each<[string, object, string, boolean]>([
  ['/admin/corrections', {}, '‘दुकान’ is done', true],
  ['/admin/corrections?state=done', { is_done: true }, '‘दुकान’ is not done', false],
])('%s: a press sends %s on, and the list is read again', async (path, different, button, done) => {
  const sent = open(path, 'moderator', [{ ...row, ...different }]);
  await cellsOf('Corrections');
  press(button);
  await waitFor(() => expect(sent('/settle/correction')).toEqual([{ correction_id: 3, done }]));
  await waitFor(() => expect(sent('/list/corrections')).toHaveLength(2));
});

test.each([
  ['/admin/corrections', 'No correction waits.'],
  ['/admin/corrections?state=done', 'No correction is done yet.'],
])('%s without any: %s', async (path, says) => {
  open(path, 'viewer', []);
  expect(await screen.findByText(says)).toBeTruthy();
});

test('the file has the filters of the page, and a list that fails can be asked for again', async () => {
  const fails = () => json(500, { message: 'Away.' });
  openConsole(<CorrectionsPage />, '/admin/corrections?language=ta', { '/list/corrections': fails }, 'chief');
  const file = screen.getByRole('link', { name: 'Download as CSV' });
  expect(file.getAttribute('href')).toMatch(/\/console\/export\/corrections\.csv\?language=ta$/);
  expect(await screen.findByRole('button', { name: /retry|again/i })).toBeTruthy();
});
