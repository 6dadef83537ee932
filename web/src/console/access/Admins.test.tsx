import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cellsOf, openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { AdminsPage } from './AdminsPage';

resetBetweenTests();

const self = {
  id: 7,
  name: 'Asha',
  email: 'asha@example.in',
  grade: 'chief',
  is_invited: false,
  has_second_factor: true,
  since: '2026-03-01T06:30:00Z',
  seen_at: '2026-03-16T06:30:00Z',
};
const leela = { ...self, id: 8, name: 'Leela', email: 'leela@example.in', grade: 'cashier', seen_at: null };
const invited = {
  ...leela,
  id: 9,
  name: 'Ravi',
  grade: 'viewer',
  is_invited: true,
  has_second_factor: false,
};

async function open(hasMailServer = true) {
  const link = hasMailServer ? null : 'https://aaspaas.example/new-password?code=x';
  const replies = {
    '/console/list/admins': { rows: [self, leela, invited] },
    '/console/invite/admin': { message: 'Mini is invited.', link },
    '/console/invite/again': { message: 'A new link for Ravi.', link },
    '/console/change/grade': { message: 'Leela is now moderator.' },
    '/console/reset/two-step': { message: 'The second step of Leela is reset.' },
    '/console/remove/admin': { message: 'Leela is removed.' },
  };
  const sent = openConsole(<AdminsPage />, '/admin/admins', replies, 'chief', { hasMailServer });
  await cellsOf('Admins');
  return sent;
}

test('each admin: who, with which grade, whether the second step is on, and when last here', async () => {
  await open();
  expect((await cellsOf('Admins')).map(({ 'What to do': _actions, ...rest }) => rest)).toEqual([
    {
      Who: 'Asha (you)asha@example.in',
      Grade: 'chief',
      'Second step': 'On',
      'Last here': '16 Mar 2026, 12:00 PM',
    },
    { Who: 'Leelaleela@example.in', Grade: 'cashier', 'Second step': 'On', 'Last here': 'Not logged in now' },
    {
      Who: 'Ravileela@example.in',
      Grade: 'viewer',
      'Second step': 'Not yet',
      'Last here': 'Invited 1 Mar 2026, no password yet',
    },
  ]);
});

describe('what is done with another admin', () => {
  test.each([
    [
      'Remove Leela',
      'Remove',
      '/remove/admin',
      'Leela is removed.',
      'The account of Leela (cashier) is deleted',
    ],
    [
      'Reset second step of Leela',
      'Reset it',
      '/reset/two-step',
      'The second step of Leela is reset.',
      'Do this only when Leela has asked you in person or by phone.',
    ],
  ])('%s is asked about, and done for that one', async (button, verb, call, done, question) => {
    const sent = await open();
    press(button);
    const asked = await screen.findByRole('alertdialog');
    expect(asked.textContent).toContain(question);
    expect(sent(call)).toEqual([]);
    within(asked).getByRole('button', { name: verb }).click();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent(call)).toEqual([{ id: 8 }]);
    await waitFor(() => expect(sent('/list/admins')).toHaveLength(2));
  });

  test('the grade begins as it is, and another is sent', async () => {
    const sent = await open();
    press('Change grade of Leela');
    expect(screen.getByLabelText<HTMLSelectElement>('Grade').value).toBe('cashier');
    fill({ Grade: 'moderator' });
    press('Change the grade');
    expect(await screen.findByText('Leela is now moderator.')).toBeTruthy();
    expect(sent('/change/grade')).toEqual([{ id: 8, grade: 'moderator' }]);
  });

  test('a new link goes by mail, and the one before ends', async () => {
    const sent = await open();
    press('Send a new link for Ravi');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('The link before stops working.');
    press('Send it');
    expect(await screen.findByText('A new link for Ravi.')).toBeTruthy();
    expect(sent('/invite/again')).toEqual([{ id: 9 }]);
    expect(screen.queryByRole('dialog', { name: 'Give them this link' })).toBeNull();
  });
});

describe('an invitation', () => {
  const invite = async (button: string) => {
    press('Invite an admin');
    await screen.findByRole('dialog', { name: 'Invite an admin' });
    expect(screen.getByLabelText<HTMLSelectElement>('Grade').value).toBe('viewer');
    fill({ Name: 'Mini', 'Email address': 'mini@example.in', Grade: 'cashier' });
    press(button);
  };
  const expected = [{ name: 'Mini', email: 'mini@example.in', grade: 'cashier' }];

  test('goes by mail, and shows no link', async () => {
    const sent = await open();
    await invite('Send the invitation');
    expect(await screen.findByText('Mini is invited.')).toBeTruthy();
    expect(sent('/invite/admin')).toEqual(expected);
    expect(screen.queryByText(/code=x/)).toBeNull();
  });

  test('shows its link where there is no mail server', async () => {
    const sent = await open(false);
    expect(screen.getByRole('button', { name: 'Make a new link for Ravi' })).toBeTruthy();
    await invite('Make the invitation');
    const given = await screen.findByRole('dialog', { name: 'Give them this link' });
    expect(given.textContent).toContain('Mini is invited. It is not shown again.');
    expect(given.textContent).toContain('https://aaspaas.example/new-password?code=x');
    expect(sent('/invite/admin')).toEqual(expected);
  });

  test('and so does a new link', async () => {
    const sent = await open(false);
    press('Make a new link for Ravi');
    await screen.findByRole('alertdialog');
    press('Make it');
    const given = await screen.findByRole('dialog', { name: 'Give them this link' });
    expect(given.textContent).toContain(
      'A new link for Ravi. It is not shown again.https://aaspaas.example/new-password?code=xCopy the link',
    );
    expect(sent('/invite/again')).toEqual([{ id: 9 }]);
  });

  test('lacks nothing before it is sent', async () => {
    const sent = await open();
    press('Invite an admin');
    await screen.findByRole('dialog', { name: 'Invite an admin' });
    press('Send the invitation');
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
    expect(sent('/invite/admin')).toEqual([]);
  });
});
