import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type CheckName, checkNames, type CheckState } from '@aaspaas/contract/console/today/checks';
import { press, resetBetweenTests } from '../../../test/harness';
import { openConsole } from '../../../test/console';
import { ProofProvider } from '../access/ProofProvider';
import { Today } from './TodayPage';

resetBetweenTests();

const month = {
  first_day: '2026-03-01',
  last_day: '2026-03-31',
  days_left: 16,
  received_rupees: 0,
  payments: 0,
  shops_ending: 0,
  services_ending: 0,
  ended: 0,
};
const check = (name: CheckName, state: CheckState = 'good') => ({ name, state, says: `About ${name}.` });
const replies = (checks: readonly object[]) => ({
  '/console/read/checks': { checks },
  '/console/read/month': month,
  '/console/read/trends': { points: [], counted_at: null },
  '/console/read/clock': () => ({ now: new Date().toISOString() }),
});
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('what stands on Today, from the top', () => {
  const rest = ['What waits', 'This month', 'How it goes'];
  test.each([
    [
      [check('https'), check('upi', 'bad'), check('disk', 'bad')],
      ['Set up first', ...rest],
    ],
    [
      [check('disk', 'bad'), check('endings', 'bad'), check('database', 'bad')],
      ['Put this right first', ...rest],
    ],
    [
      [check('https'), check('mail', 'unknown')],
      [...rest, 'Is everything set up?'],
    ],
  ])('with %j: %j', async (checks, expected) => {
    const sent = openConsole(
      <ProofProvider>
        <Today />
      </ProofProvider>,
      '/admin',
      replies(checks),
    );
    await screen.findByText('from 0 payments');
    await waitFor(() => expect(headings()).toEqual(expected));
    expect(sent('/read/checks')).toHaveLength(1);
  });
});

test('the press makes a backup, says so, and looks at the checks again', async () => {
  let state: CheckState = 'bad';
  const sent = openConsole(
    <ProofProvider>
      <Today />
    </ProofProvider>,
    '/admin',
    {
      ...replies([]),
      '/console/read/checks': () => ({ checks: [check('backup', state)] }),
      '/console/run/job': () => {
        state = 'good';
        return { message: 'The backup is being made.' };
      },
    },
  );
  await screen.findByText('One thing needs your attention.');
  press('Make a backup now');
  expect(await screen.findByText('Backup: The backup is being made.')).toBeTruthy();
  expect(sent('/run/job')).toEqual([{ job: 'backup-now' }]);
  expect(await screen.findByText('All that this server can check is in order.')).toBeTruthy();
});

test('a backup made elsewhere is noted after a question', async () => {
  const sent = openConsole(
    <ProofProvider>
      <Today />
    </ProofProvider>,
    '/admin',
    { ...replies([check('backup', 'bad')]), '/console/note/backup': {} },
  );
  await screen.findByText('One thing needs your attention.');
  press('I made one elsewhere');
  await screen.findByRole('alertdialog');
  expect(sent('/note/backup')).toEqual([]);
  press('Yes, I made one');
  expect(await screen.findByText('Noted.')).toBeTruthy();
  expect(sent('/note/backup')).toEqual([{}]);
});

test('each check says what it is about and, while it is not in order, whom the line is for', async () => {
  const checks = checkNames.map((name) => check(name, name === 'charity' ? 'good' : 'bad'));
  openConsole(<Today />, '/admin', replies(checks), 'viewer');
  await screen.findByText('10 things need your attention.');
  const machine = 'This line is for whoever looks after the machine.';
  const chiefs = 'This line is for chiefs.';
  const rows = checkNames.map((name) => {
    const [head, , isFor] = screen.getByText(`About ${name}.`).parentElement?.children ?? [];
    return [name, head?.textContent, isFor?.textContent];
  });
  expect(rows).toEqual([
    ['https', 'Secure address Needs attention', machine],
    ['mail', 'Mail Needs attention', machine],
    ['demo', 'No invented shops Needs attention', machine],
    ['upi', 'UPI id Needs attention', chiefs],
    ['support', 'Number for help Needs attention', chiefs],
    ['officer', 'Grievance officer Needs attention', chiefs],
    ['charity', 'Charity In order', undefined],
    ['disk', 'Disk Needs attention', machine],
    ['backup', 'Backup Needs attention', 'This line is for chiefs, and whoever looks after the machine.'],
    ['endings', 'Endings Needs attention', chiefs],
    ['database', 'Database Needs attention', 'This line is for whoever looks after the machines.'],
  ]);
});
