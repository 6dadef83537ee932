import { screen, waitFor } from '@testing-library/react';
import { makeRecoveryCodes } from '@aaspaas/contract/console/access/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, asha, fill, json, press, resetBetweenTests, show } from '../../../test/harness';
import { ActionButton } from '../ActionButton';
import { ConsoleGuard } from '../ConsoleGuard';
import { ProofProvider } from './ProofProvider';

resetBetweenTests();

const wantsCode = () =>
  json(403, { result: false, message: 'Please enter your code.', kind: 'second-factor' });
const done = () => json(200, { result: true, codes: [] });
const twoStep = (on_since: string | null) => () => json(200, { result: true, on_since, codes_left: 10 });

/** An action that wants a code until one was given. */
function openAction(onSince: string | null, prove: () => Response) {
  let isGiven = false;
  const action = vi.fn<() => Response>(() => (isGiven ? done() : wantsCode()));
  answering({
    '/make/recovery-codes': action,
    '/read/two-step': twoStep(onSince),
    '/prove/two-step': () => {
      const reply = prove();
      isGiven ||= reply.ok;
      return reply;
    },
  });
  show(
    <ProofProvider>
      <ActionButton call={makeRecoveryCodes} body={{}} label="Do it" done="It is done." />
    </ProofProvider>,
    asha,
  );
  press('Do it');
  return action;
}

beforeEach(() => history.replaceState(null, '', '/admin/payments?state=submitted'));

describe('an action for which the server wants a code', () => {
  const on = '2026-03-16T06:30:00Z';
  const proven = () => json(200, { result: true, codes_left: 10 });

  it('goes on by itself once the code is right', async () => {
    const action = openAction(on, proven);
    await screen.findByRole('dialog', { name: 'Enter your code' });
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    fill({ '6-digit code': '123 456' });
    press('Continue');
    await screen.findByText('It is done.');
    expect(action).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is wrong with the code, and keeps what was typed', async () => {
    const wrong = { result: false, message: 'This code has been used. Wait for the next one.', fields: {} };
    const action = openAction(on, () => json(400, wrong));
    await screen.findByRole('dialog');
    press('Continue');
    await screen.findByText('Please enter your code');
    fill({ '6-digit code': '123456' });
    press('Continue');
    await screen.findByText('This code has been used. Wait for the next one.');
    expect(screen.getByLabelText('6-digit code')).toHaveProperty('value', '123456');
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('is left undone when the question is closed', async () => {
    const action = openAction(on, proven);
    await screen.findByRole('dialog');
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(action).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Do it' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('leads an admin without a second step to its page, and says where to come back to', async () => {
    openAction(null, proven);
    await waitFor(() => expect(location.pathname).toBe('/admin/two-step'));
    expect(new URLSearchParams(location.search).get('next')).toBe('/admin/payments?state=submitted');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page of the console after the password alone', () => {
  it('shows and asks for nothing but the code, and is there once the code is right', async () => {
    answering({ '/prove/two-step': () => json(200, { result: true, codes_left: 10 }) });
    show(
      <ConsoleGuard permission="look">
        <h1>Customers</h1>
      </ConsoleGuard>,
      { ...asha, role: 'admin', grade: 'viewer', needs_code: true },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enter your code');
    fill({ '6-digit code': '123456' });
    press('Continue');
    await screen.findByRole('heading', { name: 'Customers' });
  });
});
