import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from '../current-url/url';
import { LoginDialog } from './LoginDialog';
import { answering, asha, fill, json, resetBetweenTests, opened, press, show } from '../../test/harness';

resetBetweenTests();

function logIn() {
  fill({ 'Email or mobile number': 'asha@example.in', Password: 'secret-1' });
  press('Log in');
}

describe('the login dialog', () => {
  it('greets whoever presses ‘Get started now’ as new, with a way for owners first', () => {
    answering({});
    navigate('/?open=welcome');
    show(<LoginDialog />);
    expect(screen.getByRole('dialog', { name: 'Welcome to Aaspaas' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'List your shop' }).getAttribute('href')).toBe(
      '/RegistrationJoin',
    );
    press('Create your account');
    expect(opened()).toBe('sign-up');
    // Until that has loaded.
    expect(screen.getByRole('dialog', { name: 'Welcome to Aaspaas' })).toBeTruthy();
  });

  it('has a way for owners also for whoever only wants to log in', () => {
    answering({});
    show(<LoginDialog />);
    const link = screen.getByRole('link', { name: 'List your shop' });
    expect(link.getAttribute('href')).toBe('/RegistrationJoin');
  });

  it('asks for both fields before it calls the server [M-349]', () => {
    const asked = answering({});
    show(<LoginDialog />);
    press('Log in');
    expect(screen.getByText('Please enter both email and password.')).toBeTruthy();
    fill({ 'Email or mobile number': 'asha@example.in' });
    press('Log in');
    expect(screen.getByText('Please enter both email and password.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says that it is signing in, and calls once however often it is pressed [M-261]', async () => {
    const asked = answering({ '/user/login': () => 'never' });
    show(<LoginDialog />);
    logIn();
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    fireEvent.click(button);
    expect(asked).toEqual([
      {
        path: '/aaspaas/user/login',
        body: { email: 'asha@example.in', password: 'secret-1', remember: false },
      },
    ]);
  });

  it.each([
    ['[M-507] the message of a refusal', 200, { result: false, message: 'Closed today' }, 'Closed today'],
    ['[M-507] a refusal without a message', 200, { result: false }, 'Login failed'],
    ['[M-508] no user', 200, { result: true }, 'Login failed: No user data received.'],
    ['[M-509] 401', 401, { result: false, message: 'x' }, 'Invalid email or password.'],
    ['[M-510] 404', 404, { result: false }, 'User not found. Please check your email.'],
    ['[M-511] another error with a message', 429, { message: 'Wait a minute.' }, 'Wait a minute.'],
    ['[M-512] another error without', 500, {}, 'Something went wrong, please try again.'],
  ])('has a sentence for %s', async (_case, status, body, sentence) => {
    answering({ '/user/login': () => json(status, body), '/user/session': () => json(200, { user: null }) });
    show(<LoginDialog />);
    logIn();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret-1');
  });

  it('gives up on a reply that never comes, and keeps what was typed [M-261]', async () => {
    vi.useFakeTimers();
    answering({ '/user/login': () => 'never' });
    show(<LoginDialog />);
    logIn();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('alert').textContent).toContain('Request timeout.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret-1');
  });

  it('remembers the person, closes and goes to the home of the role [M-262..M-264]', async () => {
    answering({
      '/user/login': () => json(200, { result: true, user: { ...asha, role: 'shop', sh_id: 3 } }),
    });
    show(<LoginDialog />);
    logIn();
    await waitFor(() => expect(location.pathname + location.search).toBe('/ShopProfile'));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ sh_id: 3 }),
    );
  });

  it('leads to sign-up and to forgot-password, and takes a typed email along [M-265] [M-266]', () => {
    show(<LoginDialog />);
    press('Sign up');
    expect(opened()).toBe('sign-up');
    fill({ 'Email or mobile number': 'asha@example.in' });
    press('Forgot password?');
    expect(opened()).toBe('forgot');
    expect(sessionStorage.getItem('recovery')).toContain('asha@example.in');
  });
});
