import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReplies } from '../../api/use-read';
import { SettingsDialog } from './SettingsDialog';
import { answering, asha, fill, json, resetBetweenTests, press, show } from '../../../test/harness';

resetBetweenTests();
// A reply that one test read would otherwise be shown in the next until its own reply arrives.
beforeEach(forgetReplies);
afterEach(() => vi.unstubAllGlobals());

const record = () =>
  json(200, { result: true, list: [{ u_id: 7, u_email: 'asha@example.in', u_mobile: '+919876543210' }] });
const waits = (email: string | null) => () => json(200, { result: true, pending_email: email });

/** The form is sent with XMLHttpRequest, like those with photos. */
function answeringForm(status: number, reply: object) {
  const sent: Record<string, string>[] = [];
  class FakeRequest extends EventTarget {
    status = status;
    responseText = JSON.stringify(reply);
    upload = new EventTarget();
    open() {}
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      sent.push(
        Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
      );
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

describe('email and mobile number [D-087]', () => {
  const open = async (pending: string | null = null) => {
    answering({
      '/list/user': record,
      '/read/email-change': waits(pending),
      '/cancel/email-change': () =>
        json(200, { result: true, message: 'Your email address stays as it is.' }),
    });
    show(<SettingsDialog />, asha);
    press('Email and mobile number');
    await screen.findByLabelText('Mobile number');
  };

  it('asks for the password only if something is new', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    fill({ 'Mobile number': '9876501234' });
    expect(screen.getByLabelText('Current password')).toBeTruthy();
    fill({ 'Mobile number': '+91 98765 43210' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    fill({ Email: ' ASHA@example.in' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('sends nothing without the password', async () => {
    await open();
    const sent = answeringForm(200, { result: true, message: '' });
    fill({ Email: 'new@example.in' });
    press('Save');
    expect(screen.getByText('Please enter your current password')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says at the field that the password is wrong, and keeps what was typed', async () => {
    await open();
    const says = 'Your current password is not right.';
    const sent = answeringForm(400, { result: false, message: says, fields: { current_password: says } });
    fill({ Email: 'New@Example.in', 'Current password': 'wrong one' });
    press('Save');
    expect(await screen.findByText(says)).toBeTruthy();
    expect(sent).toEqual([
      { u_id: '7', email: 'new@example.in', mobile: '9876543210', current_password: 'wrong one' },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('New@Example.in');
  });

  it('begins anew once it is saved: the password is forgotten, and nothing is left to save', async () => {
    await open();
    answeringForm(200, { result: true, message: '', pending_email: 'new@example.in' });
    fill({ Email: 'new@example.in', 'Current password': 'the right one' });
    press('Save');
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.in');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    fill({ Email: 'other@example.in' });
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });

  it('shows the email that waits for confirmation, and cancels it', async () => {
    await open('new@example.in');
    const note = (await screen.findByText('new@example.in')).closest('div');
    expect(note?.textContent).toContain('Waiting for you to confirm new@example.in');
    answering({
      '/read/email-change': waits(null),
      '/cancel/email-change': () =>
        json(200, { result: true, message: 'Your email address stays as it is.' }),
    });
    press('Cancel');
    expect(await screen.findByText('Your email address stays as it is.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('new@example.in')).toBeNull());
  });
});

describe('your devices', () => {
  const at = '2026-11-14T09:50:00.000Z';
  const here = { s_id: 1, device: 'Chrome on Android', is_current: true, last_used_at: at };
  const there = { s_id: 2, device: 'Safari on iPhone', is_current: false, last_used_at: at };
  const listing = (list: object[]) => () => json(200, { result: true, list });
  const open = (answers: Parameters<typeof answering>[0]) => {
    const asked = answering(answers);
    show(<SettingsDialog />, asha);
    press('Your devices');
    return asked;
  };

  it('are listed with the time they were last used', async () => {
    open({ '/list/session': listing([here, there]) });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Chrome on Android · this deviceLast used 14 Nov 2026, 3:20 PMLog out',
      'Safari on iPhoneLast used 14 Nov 2026, 3:20 PMLog out',
    ]);
  });

  it('are logged out one by one, and only once for a double tap', async () => {
    const asked = open({
      '/list/session': listing([here, there]),
      '/end/session': () => json(200, { result: true, message: 'The device is logged out.' }),
    });
    const [, other] = await screen.findAllByRole('listitem');
    const button = within(other ?? document.body).getByRole('button');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('The device is logged out.')).toBeTruthy();
    expect(asked.filter(({ path }) => path.endsWith('/end/session'))).toEqual([
      { path: '/aaspaas/user/end/session', body: { s_id: 2 } },
    ]);
  });

  it('stay where they are when logged out, so that a second tap meets no other button', async () => {
    const asked = open({
      '/list/session': listing([here, there]),
      '/end/session': () => json(200, { result: true, message: 'The device is logged out.' }),
    });
    const [, other] = await screen.findAllByRole('listitem');
    fireEvent.click(within(other ?? document.body).getByRole('button'));
    await waitFor(() => expect(other?.textContent).toMatch(/^Safari on iPhone.*Logged out$/));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(asked.filter(({ path }) => path.endsWith('/list/session'))).toHaveLength(1);
  });

  it('are read again if one could not be logged out', async () => {
    let list = [here, there];
    open({
      '/list/session': () => listing(list)(),
      '/end/session': () => json(404, { result: false, message: 'This device is logged out already.' }),
    });
    const [, other] = await screen.findAllByRole('listitem');
    list = [here];
    fireEvent.click(within(other ?? document.body).getByRole('button'));
    expect(await screen.findByText('This device is logged out already.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  it('say if logging out failed', async () => {
    open({ '/list/session': listing([here, there]), '/end/sessions': () => new Error('offline') });
    await screen.findAllByRole('listitem');
    press('Log out all other devices');
    expect(await screen.findByText('Network error. Please check your internet connection.')).toBeTruthy();
  });

  it('are all logged out but this one, and the focus stays in the dialog', async () => {
    let list = [here, there];
    open({
      '/list/session': () => listing(list)(),
      '/end/sessions': () => json(200, { result: true, message: 'All other devices are logged out.' }),
    });
    await screen.findAllByRole('listitem');
    list = [here];
    press('Log out all other devices');
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' }));
  });

  it('can be asked for again if their list did not load', async () => {
    const answers = [json(500, {})];
    open({ '/list/session': () => answers.shift() ?? listing([here])() });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('are all logged out at once, this one too', async () => {
    open({
      '/list/session': listing([here]),
      '/end/sessions': () => json(200, { result: true, message: 'You are logged out on all devices.' }),
      '/logout': () => json(200, { result: true, message: '' }),
    });
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
    press('Log out of all devices');
    expect(await screen.findByText('You are logged out on all devices.')).toBeTruthy();
    await waitFor(() => expect(location.pathname + location.search).toBe('/'));
    await waitFor(() => expect(localStorage.getItem('userData')).toBeNull());
  });
});

describe('what one waits for', () => {
  const since = '2026-11-14T09:50:00.000Z';
  const waiting = { id: 1, search: 'beekeeper', place: 'Kochi', since, told: null };
  const told = { id: 2, search: 'falconer', place: 'Aluva', since, told: '2026-11-15T09:50:00.000Z' };
  const open = (answers: Parameters<typeof answering>[0], own = {}) => {
    const asked = answering(answers);
    show(<SettingsDialog />, asha, own);
    press('My alerts');
    return asked;
  };

  it('is listed, and ended one by one', async () => {
    const list = [waiting, told];
    const asked = open({
      '/search/wishes': () => json(200, { result: true, list }),
      '/search/wish/end': () => json(200, { result: true, message: 'We no longer look for it.' }),
    });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'beekeeper near KochiSince 14 Nov 2026End',
      'falconer near AluvaThere is one, since 15 Nov 2026End',
    ]);
    press('End: beekeeper near Kochi');
    expect(await screen.findByText('We no longer look for it.')).toBeTruthy();
    const after = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(after).toEqual(['beekeeper near KochiSince 14 Nov 2026Ended', rows[1]]);
    expect(asked.find(({ path }) => path.endsWith('/wish/end'))?.body).toEqual({ id: 1 });
  });

  it.each([
    [true, 'We write to you once for each of these, when somebody within 25 km offers it.'],
    [false, 'Here you see when somebody within 25 km offers one of these.'],
  ])('promises a mail only where mails are sent: %s', async (hasMailServer, says) => {
    open({ '/search/wishes': () => json(200, { result: true, list: [waiting] }) }, { hasMailServer });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByText(/write to you/) !== null).toBe(hasMailServer);
  });

  it('may be nothing, and then says how it would be something', async () => {
    open({ '/search/wishes': () => json(200, { result: true, list: [] }) });
    expect(await screen.findByText(/^No alerts yet\./)).toBeTruthy();
  });
});
