import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostEvents } from '@aaspaas/contract/console/access/security-events';
import { cellsOf, filtersOf, openConsole } from '../../../test/console';
import { resetBetweenTests } from '../../../test/harness';
import { SecurityLogPage } from './SecurityLogPage';

resetBetweenTests();

const event = (id: number, name: string, different: object = {}) => ({
  id,
  at: '2026-03-16T06:30:00Z',
  event: name,
  account_id: 7,
  account: 'Asha',
  detail: {},
  ...different,
});

test('each event says when, what in the words of people, and whose account it was', async () => {
  const rows = [
    event(1, 'sign-in failed', { detail: { tries: 3, locked: true } }),
    event(2, 'signed in', { account: null }),
    event(3, 'recovery asked', { account_id: null, account: null }),
    event(4, 'password changed'),
  ];
  openConsole(<SecurityLogPage />, '/admin/security', {
    '/console/list/security': { rows, page: 1, pages: 1, count: 4 },
  });
  const when = '16 Mar 2026, 12:00 PM';
  expect(await cellsOf('What was done, or tried, to get into accounts')).toEqual([
    { When: when, What: 'wrong password (tries 3, locked true)', 'Whose account': 'Asha' },
    { When: when, What: 'logged in', 'Whose account': 'No. 7, deleted' },
    { When: when, What: 'forgot the password', 'Whose account': 'No account has what was typed' },
    { When: when, What: 'password changed', 'Whose account': 'Asha' },
  ]);
  expect(screen.getAllByRole('link', { name: 'Asha' })[0]?.getAttribute('href')).toBe('/admin/people/7');
  expect(screen.queryByText(/These are the newest/)).toBeNull();
});

test('the filters are sent, kept and lead on; that there are more than are listed is said', async () => {
  const filters = {
    event: 'two-step failed',
    account: 'asha@example.in',
    from: '2026-03-01',
    until: '2026-03-16',
  };
  const query = new URLSearchParams(filters);
  const sent = openConsole(<SecurityLogPage />, `/admin/security?${query}&page=2`, {
    '/console/list/security': { rows: [event(1, 'signed up')], page: 2, pages: 200, count: mostEvents },
  });
  expect(await screen.findByText('These are the newest 10,000. Choose days to see older ones.')).toBeTruthy();
  expect(sent('/list/security')).toEqual([{ page: '2', ...filters }]);
  expect(filtersOf()).toEqual(filters);
  expect(screen.getByLabelText<HTMLSelectElement>('What').selectedOptions[0]?.text).toBe('wrong code');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    `/admin/security?${query}`,
  );
});

test('where nothing like it happened it says so', async () => {
  openConsole(<SecurityLogPage />, '/admin/security', {
    '/console/list/security': { rows: [], page: 1, pages: 1, count: 0 },
  });
  expect(await screen.findByText('Nothing like that happened.')).toBeTruthy();
});
