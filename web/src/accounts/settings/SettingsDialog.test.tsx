import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { SettingsDialog } from './SettingsDialog';
import { answering, asha, fill, json, resetBetweenTests, press, show } from '../../../test/harness';

resetBetweenTests();

const done = () => json(200, { result: true, message: '' });
const atHome = () => waitFor(() => expect(location.pathname + location.search).toBe('/'));

describe('change password', () => {
  const record = () => json(200, { result: true, list: [{ u_email: 'asha@example.in' }] });
  const change = (password: string, confirm: string) => {
    show(<SettingsDialog />, asha);
    press('Change password');
    fill({ 'Current password': 'old-secret', 'New password': password, 'Confirm new password': confirm });
    press('Change password');
  };

  it.each([
    ['[M-355]', 'secret-1', 'secret-2', 'New passwords do not match'],
    ['[M-356] [M-357]', 'short', 'short', 'Password must be at least 6 characters long'],
  ])('complains %s', (_clause, password, confirm, sentence) => {
    const asked = answering({});
    change(password, confirm);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says so, and logs out [M-541] [M-277]', async () => {
    const asked = answering({ '/list/user': record, '/ResetPassword': done, '/logout': done });
    change('secret-1', 'secret-1');
    expect(await screen.findByText('Password changed successfully! You will be logged out.')).toBeTruthy();
    await atHome();
    expect(asked.map(({ body }) => body)).toEqual([
      { u_id: 7 },
      { email: 'asha@example.in', password: 'secret-1', current_password: 'old-secret' },
      {},
    ]);
    await waitFor(() => expect(localStorage.getItem('userData')).toBeNull());
  });

  it.each([
    ['an error', () => json(500, {})],
    ['a refusal', () => json(200, { result: false })],
    ['no reply', () => new Error('offline')],
  ])('says that it failed, and keeps what was typed: %s [M-540]', async (_case, answer) => {
    answering({ '/list/user': record, '/ResetPassword': answer });
    change('secret-1', 'secret-1');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to change password. Please try again.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('secret-1');
  });
});

it('says at the field that a new password is easy to guess, and keeps it [D-089]', async () => {
  const says = 'Please choose a password that is harder to guess';
  const refused = () => json(400, { message: says, fields: { password: says } });
  answering({
    '/list/user': () => json(200, { result: true, list: [{ u_email: 'asha@example.in' }] }),
    '/ResetPassword': refused,
  });
  show(<SettingsDialog />, asha);
  press('Change password');
  fill({
    'Current password': 'old-secret',
    'New password': 'Password1',
    'Confirm new password': 'Password1',
  });
  press('Change password');
  expect(await screen.findByText(says)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Password1', 'true']);
});

describe('delete account', () => {
  const question =
    'Are you sure you want to delete your account? This action cannot be undone. All your data will be permanently removed.';
  const ask = (user: SessionUser = asha) => {
    show(<SettingsDialog />, user);
    press('Delete account');
  };

  it('asks first, with two clear verbs [M-123..M-125] [M-323]', () => {
    const asked = answering({});
    ask();
    expect(screen.getByText(question)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, Delete Account' })).toBeTruthy();
    press('Cancel');
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it.each<[SessionUser, string, object]>([
    [asha, '/aaspaas/admin/delete/user', { u_id: 7 }],
    [{ ...asha, role: 'deliverystaff' }, '/aaspaas/admin/delete/delivery_staffs', { u_id: 7 }],
    [{ ...asha, role: 'shop', sh_id: 3 }, '/aaspaas/admin/delete/shop', { sh_id: 3 }],
  ])(
    'calls by role, says so and logs out [M-425] [M-427] [M-435] [M-542] [M-278]',
    async (user, path, body) => {
      const asked = answering({ [path]: done, '/logout': done });
      ask(user);
      press('Yes, Delete Account');
      expect(await screen.findByText('Account deleted successfully!')).toBeTruthy();
      await atHome();
      expect(asked[0]).toEqual({ path, body });
    },
  );

  it.each([
    ['an error', () => json(500, {})],
    ['no reply', () => new Error('offline')],
  ])('says that it failed: %s [M-543]', async (_case, answer) => {
    answering({ '/delete/user': answer });
    ask();
    press('Yes, Delete Account');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to delete account. Please try again.',
    );
  });

  it.each([401, 404])(
    'knows after a lost reply that an answer of %i means it is gone [M-278]',
    async (status) => {
      const answers = [new Error('offline'), json(status, { result: false, message: 'No.' })];
      answering({ '/delete/user': () => answers.shift() ?? json(500, {}), '/logout': done });
      ask();
      press('Yes, Delete Account');
      await screen.findByText('Failed to delete account. Please try again.');
      press('Yes, Delete Account');
      expect(await screen.findByText('Account deleted successfully!')).toBeTruthy();
      await atHome();
    },
  );

  it('without a lost reply says that it failed if there is no such account [M-543]', async () => {
    answering({ '/delete/user': () => json(404, { result: false, message: 'There is no such account.' }) });
    ask();
    press('Yes, Delete Account');
    expect(await screen.findByText('Failed to delete account. Please try again.')).toBeTruthy();
  });

  it('asks for the password if the server requires it, and says when it was wrong [M-543]', async () => {
    const says = () => json(403, { message: 'Please enter your password.' });
    const asked = answering({ '/delete/user': says, '/session': () => json(200, { user: asha }) });
    ask();
    press('Yes, Delete Account');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter your password.');
    fill({ Password: 'secret-1' });
    press('Yes, Delete Account');
    expect(await screen.findByText('Failed to delete account. Please try again.')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ u_id: 7, password: 'secret-1' });
  });

  it('does not know what to do with an unknown role [M-544, D-012]', async () => {
    const asked = answering({});
    // Older browsers may still hold roles that no longer exist.
    ask({ ...asha, role: 'wizard' as 'user' });
    press('Yes, Delete Account');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unable to delete account: Unknown user role',
    );
    expect(asked).toEqual([]);
  });
});

it('asks somebody who is not signed in to sign in', () => {
  show(<SettingsDialog />);
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
});
