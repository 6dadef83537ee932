import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ForgotDialog } from './ForgotDialog';
import { keepRecovery, recallRecovery } from './recovery';
import { ResetPasswordDialog } from './ResetPasswordDialog';
import { answering, fill, json, resetBetweenTests, opened, press, show } from '../../../test/harness';
import { VerifyCodeDialog } from './VerifyCodeDialog';

resetBetweenTests();

const email = 'asha@example.in';
const alert = async () => (await screen.findByRole('alert')).textContent;
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('confirm identity', () => {
  it('requires an email [M-350]', () => {
    const asked = answering({});
    show(<ForgotDialog />);
    press('Send code');
    expect(screen.getByText('Please enter your email.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it.each([
    [
      '[M-513] the message of a refusal',
      () => json(200, { result: false, message: 'Not today' }),
      'Not today',
    ],
    [
      '[M-513] a refusal without one',
      () => json(200, { result: false }),
      'Failed to send verification code.',
    ],
    ['[M-513] the message of an error', () => json(429, { message: 'Too many codes.' }), 'Too many codes.'],
    ['[M-514] an error without one', () => json(500, {}), 'Something went wrong.'],
    [
      '[M-514] no reply',
      () => new Error('offline'),
      'Something went wrong.Please check your internet connection and try again.',
    ],
  ])('has a sentence for %s', async (_case, answer, sentence) => {
    answering({ '/user/forgotpassword': answer });
    show(<ForgotDialog />);
    fill({ Email: email });
    press('Send code');
    expect(await alert()).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  it('gives up on a reply that never comes, and keeps the email [M-514]', async () => {
    vi.useFakeTimers();
    answering({ '/user/forgotpassword': () => 'never' });
    show(<ForgotDialog />);
    fill({ Email: email });
    press('Send code');
    await passTime(14_900);
    expect(screen.getByRole('button', { name: 'Sending code...' })).toBeTruthy();
    await passTime(200);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  it('passes the email on to the verification [M-108] [M-267]', async () => {
    const asked = answering({ '/user/forgotpassword': () => json(200, { result: true, message: '' }) });
    show(<ForgotDialog />);
    fill({ Email: ' Asha@Example.IN ' });
    press('Send code');
    await waitFor(() => expect(opened()).toBe('verify-code'));
    expect(asked[0]?.body).toEqual({ email, u_role: 'user' });
    expect(recallRecovery().email).toBe(email);
  });

  it('does not ask for a second code within the minute', async () => {
    const asked = answering({});
    keepRecovery({ email, sentAt: Date.now(), isVerified: false });
    show(<ForgotDialog />);
    press('Send code');
    await waitFor(() => expect(opened()).toBe('verify-code'));
    expect(asked).toEqual([]);
  });
});

describe('verify email', () => {
  const start = (sentAt = Date.now()) => {
    keepRecovery({ email, sentAt, isVerified: false });
    show(<VerifyCodeDialog />);
  };
  const type = (code: string) => fill({ 'Digit 1 of 4': code });

  it('requires all four digits [M-351]', () => {
    const asked = answering({});
    start();
    type('12');
    press('Verify');
    expect(screen.getByText('Please enter the complete 4-digit code.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it.each([
    ['the message', () => json(400, { message: 'That code is too old.' }), 'That code is too old.'],
    ['no message', () => json(400, {}), 'Invalid or expired OTP. Try again.'],
    ['a refusal without one', () => json(200, { result: false }), 'Invalid or expired OTP. Try again.'],
  ])('has a sentence for a wrong code: %s [M-516]', async (_case, answer, sentence) => {
    answering({ '/user/verifyotp': answer });
    start();
    type('1234');
    press('Verify');
    expect(await alert()).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Digit 4 of 4').value).toBe('4');
  });

  it('says that the mail may bring a link instead', () => {
    start();
    expect(screen.getByText(/If the mail brings a link\s+instead, open that\./)).toBeTruthy();
  });

  it('leads to the reset [M-268]', async () => {
    const asked = answering({ '/user/verifyotp': () => json(200, { result: true }) });
    start();
    type('1234');
    press('Verify');
    await waitFor(() => expect(opened()).toBe('reset-password'));
    expect(asked[0]?.body).toEqual({ email, otp: '1234' });
    expect(recallRecovery().isVerified).toBe(true);
  });

  it('allows asking for another code after a minute, which is counted down [M-517]', async () => {
    vi.useFakeTimers();
    answering({ '/user/forgotpassword': () => json(200, { result: true }) });
    start();
    expect(screen.getByText('You can ask for a new code in 60 s.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' }).disabled).toBe(true);
    await passTime(59_000);
    expect(screen.getByText('You can ask for a new code in 1 s.')).toBeTruthy();
    await passTime(1000);
    press('Resend code');
    await passTime(100);
    expect(screen.getByText('Verification code resent!')).toBeTruthy();
    expect(screen.getByText('You can ask for a new code in 60 s.')).toBeTruthy();
  });

  it.each([
    ['an error', () => json(500, {})],
    ['a refusal', () => json(200, { result: false, message: 'x' })],
    ['no reply', () => new Error('offline')],
  ])('says that resending failed: %s [M-518]', async (_case, answer) => {
    answering({ '/user/forgotpassword': answer });
    start(1);
    press('Resend code');
    expect(await screen.findByText('Failed to resend code. Try again.')).toBeTruthy();
  });

  it('starts at the beginning without an email to verify [M-109]', () => {
    show(<VerifyCodeDialog />);
    expect(opened()).toBe('forgot');
  });
});

describe('reset password', () => {
  const start = () => {
    keepRecovery({ email, sentAt: 1, isVerified: true });
    show(<ResetPasswordDialog />);
  };
  const reset = (password: string, confirm: string) => {
    fill({ 'New password': password, 'Confirm password': confirm });
    press('Reset Password');
  };

  it.each([
    ['[M-353] both are wanted', '', '', 'Please fill out both fields.'],
    ['[M-353] the second one too', 'secret-1', '', 'Please fill out both fields.'],
    ['[M-354] they must match', 'secret-1', 'secret-2', 'Passwords do not match.'],
    ['six characters at least', 'short', 'short', 'Password must be at least 6 characters long'],
  ])('complains: %s', (_case, password, confirm, sentence) => {
    const asked = answering({});
    start();
    reset(password, confirm);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });

  it('leads to the success dialog and forgets that the code was right [M-269]', async () => {
    const asked = answering({ '/user/ResetPassword': () => json(200, { result: true }) });
    start();
    reset('secret-1', 'secret-1');
    await waitFor(() => expect(opened()).toBe('reset-done'));
    expect(asked[0]?.body).toEqual({ email, password: 'secret-1' });
    expect(recallRecovery()).toEqual({ email, sentAt: 0, isVerified: false });
  });

  it('shows the error of the server, and offers a new code', async () => {
    answering({ '/user/ResetPassword': () => json(403, { message: 'Please verify your email again.' }) });
    start();
    reset('secret-1', 'secret-1');
    expect(await alert()).toBe('Please verify your email again.');
    press('Ask for a new code');
    expect(opened()).toBe('forgot');
  });

  it('shows at the field what the server says about a password, and keeps it [D-089]', async () => {
    const says = 'Please choose a password that is harder to guess';
    const answer = { message: says, fields: { password: says } };
    answering({ '/user/ResetPassword': () => json(400, answer) });
    start();
    reset('password1', 'password1');
    expect(await screen.findByText(says)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['password1', 'true']);
    expect(screen.queryByText('Ask for a new code')).toBeNull();
  });

  it('starts at the beginning without a verified code', () => {
    keepRecovery({ email, sentAt: 1, isVerified: false });
    show(<ResetPasswordDialog />);
    expect(opened()).toBe('forgot');
  });
});
