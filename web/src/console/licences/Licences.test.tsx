import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { LicencesPage } from './LicencesPage';

resetBetweenTests();

const licence = (id: number, name: string, different: object = {}) => ({
  agent: { id, name, phone: '+919847012345', location: 'Kochi', vehicle_type: 'Scooter' },
  state: 'waiting',
  since: '1969-12-30T00:00:00Z',
  reason: '',
  decided_by: null,
  photos: [`/aaspaas/console/licence/${id}/a.webp`, `/aaspaas/console/licence/${id}/b.webp`],
  ...different,
});
const open = (path: string, ...rows: readonly object[]) =>
  openConsole(
    <LicencesPage />,
    path,
    {
      '/console/list/licences': { rows, page: 1, pages: 2, count: rows.length && 31 },
      '/console/refuse/licence': {},
    },
    'moderator',
  );
const factsOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li');
  return [...(card?.querySelectorAll('dl > div') ?? [])].map((each) =>
    [...each.children].map(({ textContent }) => textContent).join(': '),
  );
};

test('each licence says whose it is, how long it waits or who decided, and why', async () => {
  const sent = open(
    '/admin/licences?state=refused&page=1&q=x',
    licence(9, 'Ravi'),
    licence(10, 'Mini', { state: 'refused', reason: 'Not readable.', decided_by: 'Leela', photos: [] }),
    licence(11, 'Babu', { state: 'checked', agent: { ...licence(11, 'Babu').agent, vehicle_type: '' } }),
  );
  await screen.findByText('Ravi');
  expect(factsOf('Ravi')).toEqual([
    'Waits: 2 days',
    'Mobile number: +91 98470 12345',
    'Works in: Kochi',
    'Vehicle: Scooter',
  ]);
  expect(factsOf('Mini')).toContain('Decided: 2 days ago by Leela');
  expect(factsOf('Mini')).toContain('Reason: Not readable.');
  expect(factsOf('Babu')).toEqual([
    'Decided: 2 days ago',
    'Mobile number: +91 98470 12345',
    'Works in: Kochi',
    'Vehicle: –',
  ]);
  expect(screen.getByText('The photos are gone.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show the licence of Ravi' }).textContent).toBe('Show 2 photos');
  expect(document.querySelector('img[src*=licence]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ravi' }).getAttribute('href')).toBe('/admin/people/9');
  expect(sent('/list/licences')).toEqual([{ page: '1', state: 'refused' }]);
  expect(screen.getByText('31 licences · page 1 of 2')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Which licences' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['To check', null],
    ['Checked', null],
    ['Refused', 'page'],
  ]);
});

test('a refusal needs a reason, is of the photos that were listed, and the list is read again', async () => {
  const sent = open('/admin/licences', licence(9, 'Ravi'), licence(10, 'Mini'));
  await screen.findByText('Mini');
  press('Refuse the licence of Mini');
  await screen.findByRole('dialog', { name: 'Refuse the licence of Mini' });
  press('Refuse it');
  await waitFor(() => expect(screen.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true'));
  fill({ Reason: 'It has expired.' });
  press('Refuse it');
  expect(await screen.findByText('Refused. The agent is told why.')).toBeTruthy();
  expect(sent('/refuse/licence')).toEqual([
    { id: 10, since: licence(10, '').since, reason: 'It has expired.' },
  ]);
  await waitFor(() => expect(sent('/list/licences')).toHaveLength(2));
});

test('photos that cannot be seen want a code, and say so', async () => {
  open('/admin/licences', licence(9, 'Ravi'));
  await screen.findByText('Ravi');
  press('Show the licence of Ravi');
  const photo = await screen.findByRole('img', { name: 'Licence of Ravi, 2 of 2' });
  expect(photo.getAttribute('src')).toBe('/aaspaas/console/licence/9/b.webp');
  fireEvent.error(photo);
  expect(await screen.findByText('The photos can be seen with a fresh code.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show the licence of Ravi' }).textContent).toBe('Enter the code');
  expect(screen.queryByRole('button', { name: 'The licence of Ravi is in order' })).toBeNull();
});

test.each([
  ['/admin/licences', 'No licence waits for you.'],
  ['/admin/licences?state=checked', 'None.'],
])('%s without one says: %s', async (path, says) => {
  open(path);
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});
