import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answering, asha, fill, json, press, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { ProofProvider } from './ProofProvider';
import { TwoStepPage } from './TwoStepPage';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
resetBetweenTests();
beforeEach(forgetReplies);

const codes = ['7H2KD-9WQ4M', 'AAAAA-BBBBB'];

function open(url: string, on_since: string | null, codes_left = 10) {
  history.replaceState(null, '', url);
  answering({
    '/read/two-step': () => json(200, { result: true, on_since, codes_left }),
    '/make/recovery-codes': () => json(200, { result: true, codes }),
    '/offer/two-step': () =>
      json(400, { result: false, message: 'Wrong', fields: { password: 'Incorrect password' } }),
  });
  show(
    <ProofProvider>
      <TwoStepPage />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'chief' },
  );
}

/** Makes new codes, and says that they are kept. */
async function keepNewCodes() {
  await screen.findByText(/^On since/);
  press('Make new recovery codes');
  await screen.findByRole('alertdialog');
  press('Make new codes');
  await screen.findByText('7H2KD-9WQ4M');
  press('I have kept them');
}

test.each([
  ['/admin/payments?state=submitted', '/admin/payments?state=submitted'],
  ['/admin?span=year', '/admin?span=year'],
  ['/admin', '/admin'],
])('after it one goes on at %s, where the question came from', async (next, at) => {
  open(`/admin/two-step?next=${encodeURIComponent(next)}`, '2026-03-16T06:30:00Z');
  await keepNewCodes();
  await waitFor(() => expect(location.pathname + location.search).toBe(at));
});

test.each([
  '/NearbyShop',
  '//evil.example/admin',
  'https://evil.example/admin',
  '/administrator',
  'admin',
  '',
])('it leads to no page of another kind: %j', async (next) => {
  open(`/admin/two-step?next=${encodeURIComponent(next)}`, '2026-03-16T06:30:00Z');
  await keepNewCodes();
  await screen.findByText(/^On since/);
  expect(location.pathname).toBe('/admin/two-step');
});

test.each([
  [0, 'You have none left. Make new ones now, for the day when your phone is not there.'],
  [1, 'You have one left. Each works once.'],
  [2, 'You have 2 left, for when your phone is not there. Each works once.'],
])('with %i codes left: %s', async (left, says) => {
  open('/admin/two-step', '2026-03-16T06:30:00Z', left);
  expect(await screen.findByText(says)).toBeTruthy();
});

test('the password is asked for only where the log-in is some minutes ago, and a wrong one is named', async () => {
  open('/admin/two-step', null);
  await screen.findByRole('button', { name: 'Set it up' });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  press('Set it up');
  await screen.findByLabelText('Your password');
  expect(screen.queryByText('Incorrect password')).toBeNull();
  fill({ 'Your password': 'wrong' });
  press('Set it up');
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
});
