import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

afterEach(cleanup);

const question = {
  open: true,
  title: 'Delete this review?',
  confirm: 'Delete review',
  cancel: 'Keep it',
  onConfirm: vi.fn<() => void>(),
  onCancel: vi.fn<() => void>(),
};

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} title="Edit your name" onClose={() => setOpen(false)}>
        <input aria-label="Name" type="file" />
      </Dialog>
    </>
  );
}

async function openIt() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Edit your name' });
}

const isOpen = () => screen.queryByRole('heading', { name: 'Edit your name' }) !== null;
const focused = () => document.activeElement?.textContent;

describe('Dialog', () => {
  it('opens as a modal with its title in focus', async () => {
    const dialog = await openIt();
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(focused()).toBe('Edit your name');
  });

  it('has the sentence for when there is no line', async () => {
    const note = within(await openIt()).getByText('You are offline. The rest will load when you are online.');
    expect(note.className).toContain('offline-note');
  });

  it('closes by its cross and gives the focus back', async () => {
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('Open');
  });

  it('closes by Escape, which the browser reports as cancel', async () => {
    fireEvent(await openIt(), new Event('cancel', { cancelable: true }));
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('Open');
  });

  it('stays open when a dialog inside it closes', () => {
    const onClose = vi.fn<() => void>();
    const draw = (isAsking: boolean) => (
      <Dialog open title="Edit shop" onClose={onClose}>
        <ConfirmDialog {...question} open={isAsking} onCancel={() => {}} />
      </Dialog>
    );
    const { rerender } = render(draw(true));
    fireEvent(screen.getByRole('alertdialog'), new Event('close'));
    rerender(draw(false));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open when a file picker inside is closed without a choice', async () => {
    await openIt();
    fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
    expect(isOpen()).toBe(true);
  });

  it('closes by a click on the overlay', async () => {
    const dialog = await openIt();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('Open');
  });

  it('stays open when a double press on what opens it ends on its cross or on the overlay', async () => {
    const dialog = await openIt();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 });
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(isOpen()).toBe(true);
  });

  it('stays open when a press inside ends on the overlay', async () => {
    const dialog = await openIt();
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'Edit your name' }));
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
  });

  it('gives the focus back when it goes away while open', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = render(<ConfirmDialog {...question} />);
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});

describe('ConfirmDialog', () => {
  it('is closed by Back, and its step of the history is gone when it was answered', async () => {
    const onCancel = vi.fn<() => void>();
    history.replaceState(null, '', '/below');
    const { rerender } = render(<ConfirmDialog {...question} onCancel={onCancel} />);
    expect(history.state).toEqual({ isStep: true });
    history.back();
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
    rerender(<ConfirmDialog {...question} open={false} />);
    rerender(<ConfirmDialog {...question} />);
    rerender(<ConfirmDialog {...question} open={false} />);
    await vi.waitFor(() => expect([location.pathname, history.state]).toEqual(['/below', null]));
  });

  it.each([
    [false, 'bg-leaf', 'bg-card'],
    [true, 'bg-card', 'bg-danger'],
  ])('has no green button for what is asked about (danger: %s)', (danger, cancel, confirm) => {
    render(<ConfirmDialog {...question} danger={danger} />);
    const classesOf = (name: string) => screen.getByRole('button', { name }).className.split(' ');
    expect(classesOf('Keep it')).toContain(cancel);
    expect(classesOf('Delete review')).toContain(confirm);
  });

  it('answers with one of two verbs', async () => {
    render(<ConfirmDialog {...question} />);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete review' }));
    expect(question.onCancel).toHaveBeenCalledOnce();
    expect(question.onConfirm).toHaveBeenCalledOnce();
  });
});
