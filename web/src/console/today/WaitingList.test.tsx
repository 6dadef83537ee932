import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { readUrl } from '../../current-url/url';
import { ProofProvider } from '../access/ProofProvider';
import { ListingFilters } from '../listings/ListingFilters';
import { Month } from './Month';
import { Today } from './TodayPage';
import { WaitingList } from './WaitingList';

resetBetweenTests();
beforeEach(forgetReplies);

const item = (kind: string, count: number, oldest_at: string | null = '1969-12-30T00:00:00Z') => ({
  kind,
  count,
  oldest_at,
});
const admin = (grade: Grade) => ({ ...asha, role: 'admin', grade }) as const;

function waiting(...items: readonly object[]) {
  answering({
    '/console/read/waiting': () => json(200, { result: true, total: 0, items, has_second_factor: true }),
  });
  show(<WaitingList />, admin('chief'));
}
const cards = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.getAttribute('href'), link.textContent]);

test('what waits is counted, with its age and the page where it is done', async () => {
  waiting(
    item('payments', 1),
    item('licences', 2),
    item('reports', 1, null),
    item('edits', 1200),
    item('mail', 3),
  );
  expect(await cards()).toEqual([
    ['/admin/payments', '1payment to confirmThis line is for chiefs and cashiers.The oldest waits 2 days'],
    ['/admin/licences', '2licences to checkThis line is for chiefs and moderators.The oldest waits 2 days'],
    ['/admin/reviews', '1reported reviewThis line is for chiefs and moderators.'],
    [
      '/admin/edits',
      '1,200edits to look atThis line is for chiefs, cashiers and moderators.The oldest waits 2 days',
    ],
    ['/admin/outbox', '3mails that failedThis line is for chiefs.The oldest waits 2 days'],
  ]);
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
});

test('what has none is left out', async () => {
  waiting(item('payments', 0, null), item('edits', 2));
  expect((await cards()).map(([href]) => href)).toEqual(['/admin/edits']);
});

test.each([[[]], [[item('payments', 0, null), item('mail', 0, null)]]])(
  'where nothing waits it says so: %j',
  async (items) => {
    waiting(...items);
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  },
);

test('a list that did not come says so, and comes when asked again', async () => {
  let isUp = false;
  answering({
    '/console/read/waiting': () =>
      isUp
        ? json(200, { result: true, total: 1, items: [item('edits', 1)], has_second_factor: true })
        : json(500, {}),
  });
  show(<WaitingList />, admin('chief'));
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
  isUp = true;
  press('Retry');
  expect((await cards()).map(([href]) => href)).toEqual(['/admin/edits']);
});

const possible = [
  'Send me a mail',
  'Make a backup now',
  'I made one elsewhere',
  'Look at the mails /admin/outbox',
  'Set it /admin/settings',
];
const check = (name: string, state: 'good' | 'bad' | 'unknown') => ({ name, state, says: `About ${name}` });
const ways = () => [
  ...screen.queryAllByRole('button').map(({ textContent }) => textContent),
  ...screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
];
test.each([
  [
    'chief',
    ['bad', 'bad', 'bad'],
    [
      'Send me a mail',
      'Make a backup now',
      'I made one elsewhere',
      'Look at the mails /admin/outbox',
      'Set it /admin/settings',
    ],
    '3 things need your attention.',
  ],
  [
    'chief',
    ['good', 'good', 'good'],
    ['Send me a mail', 'Make a backup now'],
    'All that this server can check is in order.',
  ],
  [
    'chief',
    ['good', 'unknown', 'bad'],
    ['Make a backup now', 'I made one elsewhere', 'Send me a mail', 'Set it /admin/settings'],
    'One thing needs your attention.',
  ],
  ['cashier', ['bad', 'bad', 'bad'], [], '3 things need your attention.'],
] as const)(
  'to a %s with mail, backup and UPI %j the ways to mend it are %j: %s',
  async (grade, states, expected, says) => {
    const checks = ['mail', 'backup', 'upi'].map((name, at) => check(name, states[at] ?? 'good'));
    answering({ '/console/read/checks': () => json(200, { result: true, checks }) });
    show(
      <ProofProvider>
        <Today />
      </ProofProvider>,
      admin(grade),
    );
    expect(await screen.findByText(says)).toBeTruthy();
    expect(ways().filter((way) => way !== null && possible.includes(way))).toEqual(expected);
  },
);

test.each([
  ['while something is wrong', 'bad', false],
  ['never where nothing is wrong', 'unknown', true],
] as const)('what is in order is folded away %s', async (_when, state, isOpen) => {
  const checks = [check('mail', 'good'), check('backup', state), check('disk', 'good')];
  answering({ '/console/read/checks': () => json(200, { result: true, checks }) });
  show(
    <ProofProvider>
      <Today />
    </ProofProvider>,
    admin('chief'),
  );
  const fold = (await screen.findByText('2 things are in order')).closest('details');
  expect([fold?.open, fold?.textContent?.includes('About mail')]).toEqual([isOpen, true]);
  expect(fold?.textContent).not.toContain('About backup');
});

test('the month counts one as one', async () => {
  const month = { first_day: '2026-03-01', last_day: '2026-03-31', days_left: 16, received_rupees: 1500 };
  const counts = { payments: 1, shops_ending: 1, services_ending: 6, ended: 1 };
  answering({ '/console/read/month': () => json(200, { result: true, ...month, ...counts }) });
  show(<Month />, admin('chief'));
  await screen.findByText('₹1,500');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '₹1,500from 1 payment',
    '1live shop ends by 31 Mar 2026',
    '6live services end by 31 Mar 2026',
    '1listing ended this month and not renewedShopsServices',
  ]);
});

test('the days that Today asks for stand among the choices of the list', () => {
  render(<ListingFilters group="shops" url={readUrl('/admin/shops?ends=16')} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Paid time').selectedOptions[0]?.text).toBe(
    'Ends in 16 days',
  );
});
