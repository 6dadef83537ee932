import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellsOf, openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { AnnouncementsPage } from './AnnouncementsPage';

resetBetweenTests();

const row = {
  announcement_id: 3,
  text: 'We move on Sunday.',
  link_text: 'Read more',
  link_url: 'https://example.org/',
  starts_at: '2026-03-16T12:00',
  ends_at: '2026-03-23T18:30',
  state: 'later',
};
const open = () =>
  openConsole(<AnnouncementsPage />, '/admin/announcements', {
    '/list/announcements': { announcements: [row] },
    '/add/announcement': {},
    '/change/announcement': {},
    '/end/announcement': { message: 'Ended.' },
  });
const preview = () => screen.getByRole('figure').querySelector('p');

test('each says what it says, when it begins and ends, and where its link leads', async () => {
  open();
  expect((await cellsOf('Announcements')).map(({ 'What to do': _actions, ...rest }) => rest)).toEqual([
    {
      Announcement: 'We move on Sunday. Read more',
      Status: 'Comes later',
      Begins: '16 Mar 2026, 12:00 PM',
      Ends: '23 Mar 2026, 6:30 PM',
    },
  ]);
  const link = screen.getByRole('link', { name: 'Read more' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://example.org/',
    '_blank',
  ]);
});

test('a new one begins now and ends in a week, is seen as it will look, and is sent', async () => {
  const sent = open();
  await cellsOf('Announcements');
  press('New announcement');
  const begins = screen.getByLabelText<HTMLInputElement>('Begins').value;
  const ends = screen.getByLabelText<HTMLInputElement>('Ends').value;
  expect(new Date(ends).getTime() - new Date(begins).getTime()).toBe(7 * 24 * 3_600_000);
  expect(preview()?.textContent?.trim()).toBe('Your words');
  press('Save');
  expect(await screen.findByText('Announcement is required')).toBeTruthy();
  fill({ Announcement: 'Closed on Monday.', 'Link (optional)': '/terms' });
  expect(preview()?.textContent).toBe('Closed on Monday. Your link');
  press('Save');
  expect(await screen.findByText('Words of the link are required')).toBeTruthy();
  expect(sent('/add/announcement')).toEqual([]);
  const time = { starts_at: '2026-03-16T12:00', ends_at: '2026-03-16T12:01' };
  fill({ 'Words of the link (optional)': 'Our terms', Begins: time.starts_at, Ends: time.ends_at });
  const link = within(preview() ?? document.body).getByRole('link', { name: 'Our terms' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', null]);
  press('Save');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent('/add/announcement')).toEqual([
    { text: 'Closed on Monday.', link_text: 'Our terms', link_url: '/terms', ...time },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a changed one is sent with what it was', async () => {
  const sent = open();
  await cellsOf('Announcements');
  press('Change ‘We move on Sunday.’');
  fill({ Announcement: 'We moved.' });
  press('Save');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  const { announcement_id, state: _state, ...before } = row;
  expect(sent('/change/announcement')).toEqual([{ announcement_id, ...before, text: 'We moved.', before }]);
});

test('one is ended after a question', async () => {
  const sent = open();
  await cellsOf('Announcements');
  press('End ‘We move on Sunday.’');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Nobody sees ‘We move on Sunday.’ any more.',
  );
  expect(sent('/end/announcement')).toEqual([]);
  press('End it');
  expect(await screen.findByText('Ended.')).toBeTruthy();
  expect(sent('/end/announcement')).toEqual([{ announcement_id: 3 }]);
});
