import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog';
import { ToastProvider, useToast } from './Toast';

afterEach(cleanup);

/** A question over a dialog, as many deep as wanted. */
function Page() {
  const [count, setCount] = useState(0);
  const toast = useToast();
  return (
    <>
      {[0, 1, 2].map((each) => (
        <button key={each} onClick={() => setCount(each)}>{`Open ${each}`}</button>
      ))}
      <button onClick={() => toast('success', 'Saved')}>Say it</button>
      {['Lower', 'Upper'].map((title, at) => (
        <Dialog key={title} open={at < count} title={title} onClose={() => setCount(at)}>
          <p>{title}</p>
        </Dialog>
      ))}
    </>
  );
}

/** The page behind a dialog can be reached by nobody but a test. */
const press = (name: string) => fireEvent.click(screen.getByText(name));
const titleAround = (text: string) =>
  screen.getByText(text).closest('dialog')?.querySelector('h2')?.textContent;

it('shows on the upper of two dialogs, then on the lower, then on the page', async () => {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  press('Open 1');
  press('Open 2');
  await act(async () => {
    press('Say it');
    await vi.dynamicImportSettled();
  });
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  expect(titleAround('Saved')).toBe('Upper');
  press('Open 1');
  expect(titleAround('Saved')).toBe('Lower');
  press('Open 0');
  expect(titleAround('Saved')).toBeUndefined();
});
