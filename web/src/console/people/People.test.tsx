import { configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { PeoplePage } from './PeoplePage';

// The whole page is drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 10_000 });
resetBetweenTests();
beforeEach(() => history.replaceState(null, '', '/admin/customers'));

const person = (id: number, name: string) => ({
  id,
  role: 'user',
  name,
  email: null,
  phone: null,
  place: 'Kochi',
  joined_at: '2026-03-16T06:30:00Z',
  is_locked: false,
  shop: null,
  agent: null,
});
const rows = [person(7, 'Asha Nair'), person(8, 'Ravi Kumar'), person(9, 'Mini Thomas')];
const bulk = { id: 5, action: 'log out', days: null, reason: '', total: 2, made_at: '', by: 'Leela' };

/** A server with three customers, two of whom are logged in somewhere. */
function open(path: string, grade: Grade = 'chief') {
  history.replaceState(null, '', path);
  const asked = answering({
    '/console/list/people': () => json(200, { result: true, rows, count: 3, page: 1, pages: 1 }),
    '/console/count/people': () => json(200, { result: true, changes: 2, stays: 1 }),
    '/console/log-out/people': () =>
      json(200, { result: true, message: '', bulk: { ...bulk, done: 0, left_out: 0 } }),
    '/console/read/bulk': () => json(200, { result: true, bulk: { ...bulk, done: 1, left_out: 1 } }),
    '/console/read/waiting': () => json(200, { result: true, total: 0, items: [], has_second_factor: true }),
  });
  show(<PeoplePage group="customers" />, { ...asha, role: 'admin', grade });
  return (call: string) => asked.filter(({ path: to }) => to.endsWith(call)).map(({ body }) => body);
}

const actions = () =>
  screen.queryAllByRole('button', { name: /^(Unlock|Log out) / }).map(({ textContent }) => textContent);

test('the ticked ones: counted before, and what was counted is what is confirmed', async () => {
  const sent = open('/admin/customers');
  for (const name of ['Asha Nair', 'Ravi Kumar', 'Mini Thomas'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Tick ${name}` }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick Mini Thomas' }));
  expect(actions()).toEqual(['Unlock 2 ticked…', 'Log out 2 ticked…']);
  press('Log out 2 ticked…');
  const go = await screen.findByRole('button', { name: 'Log out 2 accounts' });
  expect(screen.getByRole('dialog', { name: 'Log out many accounts' }).textContent).toContain(
    '2 accounts will be logged out on all devices; each has to log in again with the password. ' +
      '1 of the chosen stays as it is: not logged in anywhere, or an admin’s.',
  );
  expect(sent('/count/people')).toEqual([{ ids: [7, 8], action: 'log out' }]);
  fireEvent.click(go);
  await screen.findByText('1 of 2 accounts logged out everywhere, 1 had changed meanwhile and was left out.');
  expect(sent('/log-out/people')).toEqual([{ ids: [7, 8], expected: 2 }]);
  expect(location.search).toBe('?bulk=5');
});

test('without ticks: all that the filters find', async () => {
  const sent = open('/admin/customers?role=all&q=nair&sort=name');
  await screen.findByText('Asha Nair');
  expect(actions()).toEqual(['Unlock all 3…', 'Log out all 3…']);
  press('Log out all 3…');
  await screen.findByRole('button', { name: 'Log out 2 accounts' });
  expect(sent('/count/people')).toEqual([{ role: 'all', q: 'nair', action: 'log out' }]);
});

test('nobody means everybody there is: without a filter nothing is offered until somebody is ticked', async () => {
  open('/admin/customers');
  await screen.findByText('Asha Nair');
  expect(actions()).toEqual([]);
  press('Tick this page');
  expect(actions()).toEqual(['Unlock 3 ticked…', 'Log out 3 ticked…']);
  press('Untick');
  expect(actions()).toEqual([]);
});

test('who may not change people sees no boxes', async () => {
  open('/admin/customers?q=nair', 'cashier');
  await screen.findByText('Asha Nair');
  expect([screen.queryAllByRole('checkbox'), actions()]).toEqual([[], []]);
});
