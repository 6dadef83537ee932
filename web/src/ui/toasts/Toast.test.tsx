import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog';
import { ToastProvider, useToast } from './Toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      {['Saved', 'one', 'two', 'three', 'four'].map((text) => (
        <button key={text} aria-label={`Show ${text}`} onClick={() => toast('success', text)} />
      ))}
      {['Sending', 'Still sending'].map((text) => (
        <button key={text} aria-label={`Show ${text}`} onClick={() => toast('info', text)} />
      ))}
      <button onClick={() => setOpen(true)}>Sign in</button>
      <Dialog open={open} title="Welcome" onClose={() => setOpen(false)}>
        <button aria-label="Show it" onClick={() => toast('info', 'Welcome back')} />
      </Dialog>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The card is a lazy script, which has to load before anything shows. */
const show = (...texts: string[]) =>
  act(async () => {
    texts.forEach((text) => press(`Show ${text}`));
    await vi.dynamicImportSettled();
  });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isShown = (text: string) => screen.queryByText(text) !== null;
const open = () =>
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );

it('is announced politely', async () => {
  open();
  await show('Saved');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

it('closes after 4 s [R-433] [M-653, D-077]', async () => {
  open();
  await show('Saved');
  pass(3999);
  expect(isShown('Saved')).toBe(true);
  pass(1);
  expect(isShown('Saved')).toBe(false);
});

it('stops counting while it is hovered or in focus, and then goes on', async () => {
  open();
  await show('Saved');
  pass(3000);
  fireEvent.pointerEnter(screen.getByText('Saved'));
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(10_000);
  expect(isShown('Saved')).toBe(true);
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(10_000);
  expect(isShown('Saved')).toBe(true);
  fireEvent.pointerLeave(screen.getByText('Saved'));
  pass(999);
  expect(isShown('Saved')).toBe(true);
  pass(1);
  expect(isShown('Saved')).toBe(false);
});

it('can be dismissed', async () => {
  open();
  await show('Saved');
  press('Dismiss');
  expect(isShown('Saved')).toBe(false);
});

it('shows the newest three', async () => {
  open();
  await show('one', 'two', 'three', 'four');
  expect(['one', 'two', 'three', 'four'].filter(isShown)).toEqual(['two', 'three', 'four']);
});

it('replaces an info by the message that says how it went', async () => {
  open();
  await show('one', 'Sending', 'Still sending');
  expect(['one', 'Sending', 'Still sending'].filter(isShown)).toHaveLength(3);
  await show('Saved');
  expect(['one', 'Sending', 'Still sending', 'Saved'].filter(isShown)).toEqual(['one', 'Saved']);
});

it('appears inside an open dialog, and outlives it with its time running on', async () => {
  open();
  press('Sign in');
  await show('it');
  expect(screen.getByRole('dialog').contains(screen.getByText('Welcome back'))).toBe(true);
  pass(1000);
  press('Close');
  pass(2999);
  expect(isShown('Welcome back')).toBe(true);
  pass(1);
  expect(isShown('Welcome back')).toBe(false);
});
