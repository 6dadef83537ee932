import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signUpNotice } from '@aaspaas/contract/accounts/consent';
import { recallRecovery } from '../recovery/recovery';
import { SignUpDialog } from './SignUpDialog';
import { answering, asha, fill, json, resetBetweenTests, press, show } from '../../../test/harness';

resetBetweenTests();

const contact = 'Mobile number or email';
const newcomer = { Name: 'ആശ നായർ', [contact]: '+91 98765-43210', 'New password': 'secret-1' };

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function signUp() {
  fill(newcomer);
  press('Sign Up');
}

describe('the sign-up dialog', () => {
  it.each([
    ['a number, as digits', '+91 98765-43210', { mobile: '9876543210' }],
    ['an email, lowercased and trimmed', ' Asha@Example.IN ', { email: 'asha@example.in' }],
  ])('asks for three fields and sends %s [M-237..M-239, D-108]', async (_what, typed, sent) => {
    const asked = answering({ '/user/register': () => 'never' });
    show(<SignUpDialog />);
    expect(screen.getAllByLabelText(/./, { selector: 'input' })).toHaveLength(3);
    fill({ ...newcomer, [contact]: typed });
    press('Sign Up');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      path: '/aaspaas/user/register',
      body: { name: 'ആശ നായർ', ...sent, password: 'secret-1' },
    });
  });

  it('has a way for owners, who register elsewhere', () => {
    answering({});
    show(<SignUpDialog />);
    const link = screen.getByRole('link', { name: 'List your shop' });
    expect(link.getAttribute('href')).toBe('/RegistrationJoin');
  });

  it('shows errors 300 ms after the last change, not before [M-328, M-617]', async () => {
    vi.useFakeTimers();
    show(<SignUpDialog />);
    fill({ Name: 'A' });
    await passTime(200);
    fill({ [contact]: '9999999999' });
    await passTime(299);
    expect(screen.queryByText(/must be at least|cannot have/)).toBeNull();
    await passTime(1);
    expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Mobile number cannot have all same digits')).toBeTruthy();
    expect(screen.queryByText('Password is required')).toBeNull();
  });

  it('removes script tags from what is typed [M-347]', () => {
    show(<SignUpDialog />);
    fill({ Name: 'Asha <script>alert(1)</script>Nair' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Nair');
  });

  it('says what is agreed to, with links that open beside the form [M-111, D-108]', () => {
    show(<SignUpDialog />);
    const notice = screen.getByText(/Nobody else sees your details/).textContent;
    expect(notice).toBe(signUpNotice);
    expect(notice).toContain('I Agree with the Terms and conditions');
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
  });

  it('says that there are errors above, and moves to the first [M-346]', () => {
    const asked = answering({});
    show(<SignUpDialog />);
    fill({ ...newcomer, [contact]: '12' });
    press('Sign Up');
    expect(screen.getByRole('alert').textContent).toBe('Please fix the errors above before submitting.');
    expect(document.activeElement).toBe(screen.getByLabelText(contact));
    expect(asked).toEqual([]);
  });

  it.each([
    ['[M-520] 400', json(400, { message: 'Name is odd' }), 'Name is odd'],
    ['[M-520] 400 without a message', json(400, {}), 'Invalid data provided.'],
    [
      '[M-521] 409',
      json(409, { message: 'x' }),
      'An account with this email or mobile number already exists.',
    ],
    ['[M-522] 422', json(422, { message: 'Bad name' }), 'Bad name'],
    ['[M-522] 422 without a message', json(422, {}), 'Validation failed. Please check your input.'],
    ['[M-523] 500', json(500, { message: 'x' }), 'Server error. Please try again later.'],
    [
      '[M-523] an error page',
      new Response('<h1>502', { status: 502 }),
      'Server error. Please try again later.',
    ],
    ['[M-524] no reply', new Error('offline'), 'Network error. Please check your internet connection.'],
  ])('has a sentence for %s, and keeps what was typed', async (_case, answer, sentence) => {
    answering({ '/user/register': () => answer });
    show(<SignUpDialog />);
    signUp();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(newcomer.Name);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('secret-1');
  });

  it('calls once however often it is pressed', async () => {
    const asked = answering({ '/user/register': () => 'never' });
    show(<SignUpDialog />);
    signUp();
    press('Creating account...');
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('offers ways to continue with an email or number that is taken, as long as that is the error [M-521, D-095]', async () => {
    const answers = [json(409, {}), json(500, {})];
    answering({ '/user/register': () => answers.shift() ?? 'never' });
    show(<SignUpDialog />);
    signUp();
    const way = await screen.findByRole('link', { name: 'This number is mine, but not that account' });
    const text = new URL(way.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe(
      'Hello Aaspaas, my mobile number +91 98765 43210 is in an account that is not mine. Please call me on it and set it free.',
    );
    press('Sign Up');
    expect((await screen.findByRole('alert')).textContent).toContain('Server error');
    expect(screen.queryByRole('button', { name: 'Recover that account' })).toBeNull();
  });

  it('recovers a taken account with the typed email, which stays typed here [D-095]', async () => {
    answering({ '/user/register': () => json(409, {}) });
    show(<SignUpDialog />);
    fill({ ...newcomer, [contact]: ' Asha@Example.IN ' });
    press('Sign Up');
    fireEvent.click(await screen.findByRole('button', { name: 'Recover that account' }));
    expect(new URLSearchParams(location.search).get('open')).toBe('forgot');
    expect(recallRecovery()).toEqual({ email: 'asha@example.in', sentAt: 0, isVerified: false });
    expect(sessionStorage.getItem('signUpDraft')).toContain('ആശ നായർ');
  });

  it('gives up after 15 s without a reply [M-459, M-519, M-612]', async () => {
    vi.useFakeTimers();
    answering({ '/user/register': () => 'never' });
    show(<SignUpDialog />);
    signUp();
    await passTime(14_900);
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeTruthy();
    await passTime(200);
    expect(screen.getByRole('alert').textContent).toBe(
      'Request timeout. Please check your connection and try again.',
    );
  });

  it('welcomes, and continues 2 s later [M-525] [M-526] [M-613]', async () => {
    vi.useFakeTimers();
    answering({ '/user/register': () => json(200, { result: true, user: asha }) });
    show(<SignUpDialog />);
    signUp();
    await passTime(100);
    expect(screen.getByRole('alert').textContent).toBe('Account created successfully! Welcome to Aaspaas!');
    await passTime(1800);
    expect(location.pathname).toBe('/NearbyShop');
    await passTime(200);
    expect(location.pathname + location.search).toBe('/UserProfile');
    expect(localStorage.getItem('userData')).toContain('Asha');
    expect(sessionStorage.getItem('signUpDraft')).toBeNull();
  });

  it('remembers the typed text for the visit, but no password', () => {
    show(<SignUpDialog />);
    fill(newcomer);
    const kept = sessionStorage.getItem('signUpDraft') ?? '';
    expect(JSON.parse(kept)).toEqual({ name: 'ആശ നായർ', contact: newcomer[contact] });
    expect(kept).not.toContain('secret-1');
    cleanup();
    show(<SignUpDialog />);
    const values = ['Name', 'New password'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    );
    expect(values).toEqual([newcomer.Name, '']);
  });
});
