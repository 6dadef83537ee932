import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeRecoveryCodes } from '@aaspaas/contract/console/access/calls';
import { rejectPayment } from '@aaspaas/contract/console/payments/calls';
import { reasonRules } from '@aaspaas/contract/console/payments/rules/settle';
import { readWaiting } from '@aaspaas/contract/console/today/calls';
import { answering, asha, fill, json, press, resetBetweenTests, show } from '../../test/harness';
import { forgetReplies } from '../api/use-read';
import { ActionButton } from './ActionButton';
import { ActionForm } from './ActionForm';
import * as again from './read-again';
import { useConsoleRead } from './read-again';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
resetBetweenTests();
beforeEach(forgetReplies);

/** What the page shows, read from the server: how many wait. */
function Page({ children }: { readonly children: React.ReactNode }) {
  const reading = useConsoleRead(readWaiting, {});
  return (
    <div className="console">
      <h1 tabIndex={-1}>Today</h1>
      <p>{reading.state === 'loaded' ? `${reading.reply.total} wait` : reading.state}</p>
      {children}
    </div>
  );
}

const code = (
  <ActionButton
    call={makeRecoveryCodes}
    body={{}}
    label="Do it"
    confirm={{ title: 'Do it?', text: 'All of it.', verb: 'Yes, do it' }}
    done="It is done."
  />
);

/** A page whose number goes up by one with each read. */
async function open(page: React.ReactNode, answer: () => Response) {
  let reads = 6;
  const asked = answering({
    '/read/waiting': () => json(200, { result: true, total: ++reads, items: [], has_second_factor: true }),
    '/make/recovery-codes': answer,
    '/reject/payment': answer,
  });
  show(<Page>{page}</Page>, { ...asha, role: 'admin', grade: 'chief' });
  await screen.findByText('7 wait');
  return () => asked.filter(({ path }) => !path.endsWith('/read/waiting')).map(({ body }) => body);
}

async function agree() {
  press('Do it');
  await screen.findByRole('alertdialog');
  press('Yes, do it');
}
const refused = (status: number) => () => json(status, { result: false, message: 'Leela was faster.' });

describe('after an action', () => {
  test('the page is read again, and the keyboard goes on', async () => {
    const sent = await open(code, () => json(200, { result: true, codes: [] }));
    await agree();
    expect(await screen.findByText('It is done.')).toBeTruthy();
    expect(await screen.findByText('8 wait')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent()).toEqual([{}]);
  });

  test('whose button went with its row, the keyboard goes on from the title', async () => {
    const Once = () => {
      const [isDone, setDone] = useState(false);
      const then = () => setDone(true);
      return isDone ? null : (
        <ActionButton call={makeRecoveryCodes} body={{}} label="Do it" done="It is done." then={then} />
      );
    };
    await open(<Once />, () => json(200, { result: true, codes: [] }));
    screen.getByRole('button', { name: 'Do it' }).focus();
    press('Do it');
    await screen.findByText('8 wait');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test.each([
    ['somebody else was faster', 409],
    ['it is not there any more', 404],
    ['it is gone', 410],
  ])('that was refused because %s, the page shows what is true now', async (_why, status) => {
    await open(code, refused(status));
    await agree();
    expect(await screen.findByText('8 wait')).toBeTruthy();
    expect(await screen.findByText('Leela was faster.')).toBeTruthy();
    expect(screen.queryByText('It is done.')).toBeNull();
  });

  test.each([400, 500])('that was refused with %i, the page stays as it is', async (status) => {
    const readAgain = vi.spyOn(again, 'readAgain');
    await open(code, refused(status));
    await agree();
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((each) => each.textContent !== '')).toBe(true),
    );
    expect(readAgain).not.toHaveBeenCalled();
    expect(screen.getByText('7 wait')).toBeTruthy();
    expect(screen.queryByText('It is done.')).toBeNull();
  });
});

test('a question that is left does nothing', async () => {
  const sent = await open(code, () => json(200, { result: true, codes: [] }));
  press('Do it');
  await screen.findByRole('alertdialog');
  press('Leave it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  expect(screen.getByText('7 wait')).toBeTruthy();
});

test('two presses are one action', async () => {
  const sent = await open(
    <ActionButton call={makeRecoveryCodes} body={{}} label="Do it" done="It is done." />,
    () => json(200, { result: true, codes: [] }),
  );
  press('Do it');
  press('Do it');
  await screen.findByText('It is done.');
  expect(sent()).toHaveLength(1);
});

describe('a form', () => {
  const form = (
    <ActionForm
      call={rejectPayment}
      fields={[{ name: 'reason', label: 'Why', kind: 'long', presets: ['No such credit.'] }]}
      rules={reasonRules}
      body={({ reason = '' }) => ({ id: 5, reason })}
      label="Reject it"
      done={({ message }) => message}
    />
  );
  const why = () => screen.getByLabelText<HTMLTextAreaElement>('Why');

  test('is not sent while it lacks something, and says what', async () => {
    const sent = await open(form, refused(500));
    press('Reject it');
    await waitFor(() => expect(why().getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
  });

  test('keeps what was typed when it was refused, and says why', async () => {
    await open(form, refused(409));
    fill({ Why: 'Not on the statement.' });
    press('Reject it');
    expect(await screen.findByText('Leela was faster.')).toBeTruthy();
    expect(why().value).toBe('Not on the statement.');
    expect(await screen.findByText('8 wait')).toBeTruthy();
  });

  test('shows at its field what the server says about it', async () => {
    await open(form, () =>
      json(400, { result: false, message: 'Please look again.', fields: { reason: 'Too long for us' } }),
    );
    fill({ Why: 'Not on the statement.' });
    press('Reject it');
    expect(await screen.findByText('Too long for us')).toBeTruthy();
    expect(screen.getByText('Please look again.')).toBeTruthy();
    expect(screen.getByText('7 wait')).toBeTruthy();
  });

  test('is empty once it is done; a ready text is taken and taken back by a press', async () => {
    const sent = await open(form, () => json(200, { result: true, message: 'Rejected.' }));
    press('No such credit.');
    expect(why().value).toBe('No such credit.');
    press('No such credit.');
    expect(why().value).toBe('');
    press('No such credit.');
    fireEvent.submit(why());
    expect(await screen.findByText('Rejected.')).toBeTruthy();
    expect(why().value).toBe('');
    expect(sent()).toEqual([{ id: 5, reason: 'No such credit.' }]);
  });
});
