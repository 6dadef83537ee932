import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, asha, json, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { SettingsPage } from './SettingsPage';

// The whole page is drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  forgetReplies();
});

const values = {
  support_phone: '+916000000000',
  support_email: 'help@example.in',
  postal_address: '',
  charity_url: 'https://example.org/',
  plan_price_rupees: '500',
  plan_days: '365',
  grievance_name: '',
  grievance_email: '',
  grievance_phone: '',
  keep_search_days: '90',
  keep_security_days: '365',
  keep_mail_days: '30',
  keep_session_days: '30',
  upi_id: '',
  payee: 'Aaspaas',
};

beforeEach(() => history.replaceState(null, '', '/admin/settings'));

const chief = { ...asha, role: 'admin', grade: 'chief' } as const;
const price = () => screen.findByLabelText<HTMLInputElement>('Price in rupees');
const type = async (value: string) => fireEvent.change(await price(), { target: { value } });
const save = () => fireEvent.click(screen.getByLabelText('Save Plan'));

/** A server with these settings, which answers a change as the test says. */
function server(change: () => Response) {
  const stored = { ...values };
  const asked = answering({
    '/console/read/settings': () => json(200, { result: true, values: stored, proposal: null, admins: 1 }),
    '/console/change/settings': () => change(),
    '/console/read/waiting': () => json(200, { result: true, total: 0, items: [], has_second_factor: true }),
  });
  const changes = () => asked.filter(({ path }) => path.endsWith('/change/settings')).map(({ body }) => body);
  return { stored, changes };
}

test('only what was changed is sent, with what it was before', async () => {
  const { stored, changes } = server(() => {
    stored.plan_price_rupees = '600';
    return json(200, { result: true, message: 'Saved. It is in force now.' });
  });
  show(<SettingsPage />, chief);
  await type(' 600 ');
  save();
  // As it is stored, not as it was typed.
  await waitFor(async () => expect((await price()).value).toBe('600'), { timeout: 10_000 });
  expect(changes()).toEqual([
    { values: { plan_price_rupees: ' 600 ' }, before: { plan_price_rupees: '500' } },
  ]);
});

test('a form without a change is not sent', async () => {
  const { changes } = server(() => json(500, {}));
  show(<SettingsPage />, chief);
  await price();
  save();
  expect(await screen.findByText('Nothing was changed here.')).toBeTruthy();
  expect(changes()).toEqual([]);
});

test('what somebody else has changed is said, what was typed stays, and the next try knows of it', async () => {
  let tries = 0;
  const { stored, changes } = server(() => {
    tries += 1;
    if (tries > 1) {
      stored.plan_price_rupees = '700';
      return json(200, { result: true, message: 'Saved. It is in force now.' });
    }
    stored.plan_price_rupees = '600';
    const fields = { plan_price_rupees: 'Somebody else has set this to: 600' };
    return json(409, { result: false, message: 'Somebody else has changed this.', fields });
  });
  show(<SettingsPage />, chief);
  await type('700');
  save();
  expect(await screen.findByText('Somebody else has set this to: 600', {}, { timeout: 10_000 })).toBeTruthy();
  expect((await price()).value).toBe('700');
  await waitFor(() => expect(screen.getByLabelText('Save Plan').getAttribute('aria-disabled')).toBeNull(), {
    timeout: 10_000,
  });
  save();
  await waitFor(() => expect(changes()).toHaveLength(2), { timeout: 10_000 });
  expect(changes().at(-1)).toEqual({
    values: { plan_price_rupees: '700' },
    before: { plan_price_rupees: '600' },
  });
  // What was in the way then is so no more.
  await screen.findByText('Saved. It is in force now.', {}, { timeout: 10_000 });
  await type('800');
  save();
  await waitFor(() => expect(changes()).toHaveLength(3), { timeout: 10_000 });
  expect(changes().at(-1)).toEqual({
    values: { plan_price_rupees: '800' },
    before: { plan_price_rupees: '700' },
  });
});
