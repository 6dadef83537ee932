import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Page as NewPasswordPage } from './Page';
import { recallRecovery } from '../../accounts/recovery/recovery';
import { answering, fill, json, press } from '../../../test/harness';
import { navigate } from '../../current-url/url';

const email = 'asha@example.in';
const known = { '/user/read/resetlink': () => json(200, { result: true, message: '', email }) };

beforeEach(() => {
  sessionStorage.clear();
  navigate('/new-password#the-token');
});
afterEach(cleanup);

const show = () => act(async () => void render(<NewPasswordPage />));
const alert = async () => (await screen.findByRole('alert')).textContent;

async function choose(password: string, confirm = password): Promise<void> {
  await screen.findByLabelText('New password');
  fill({ 'New password': password, 'Confirm password': confirm });
  press('Reset Password');
}

it('says whose password it sets, and sets it with the token', async () => {
  const asked = answering({
    ...known,
    '/user/ResetPassword': () => json(200, { result: true, message: '' }),
  });
  await show();
  expect(screen.getByText(email)).toBeTruthy();
  await choose('secret-1');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([
    { link: 'the-token' },
    { email, password: 'secret-1', link: 'the-token' },
  ]);
  expect(location.hash).toBe('');
  // The login that follows is filled in.
  expect(recallRecovery().email).toBe(email);
});

it('checks what was typed before it asks', async () => {
  const asked = answering(known);
  await show();
  await choose('secret-1', 'secret-2');
  expect(screen.getByText('Passwords do not match.')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it('shows at the field what the server has against a password, and keeps it [D-089]', async () => {
  const says = 'Please choose a password that is harder to guess';
  const answer = { message: says, fields: { password: says } };
  answering({ ...known, '/user/ResetPassword': () => json(400, answer) });
  await show();
  await choose('password1');
  expect(await screen.findByText(says)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['password1', 'true']);
  expect(location.hash).toBe('#the-token');
});

it('a link that is over leads to a new one', async () => {
  answering({ '/user/read/resetlink': () => json(403, { message: 'This link does not work any more.' }) });
  await show();
  expect(await alert()).toBe('This link does not work any more.');
  expect(screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href')).toBe('/?open=forgot');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('without its token it says so, and asks nobody', async () => {
  const asked = answering({});
  navigate('/new-password');
  await show();
  expect(await alert()).toBe('This link is not complete. Please open it once more from the mail.');
  expect(asked).toEqual([]);
});

it('is tried again when the line was down', async () => {
  let isDown = true;
  answering({
    '/user/read/resetlink': () => (isDown ? new Error('offline') : known['/user/read/resetlink']()),
  });
  await show();
  await screen.findByRole('alert');
  isDown = false;
  press('Try again');
  await waitFor(() => expect(screen.getByLabelText('New password')).toBeTruthy());
});
