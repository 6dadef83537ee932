import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { addStep } from '../../current-url/add-step';
import { IconButton } from '../IconButton';
import { ToastOutlet } from '../toasts/Toast';
import { Icon } from '../Icon';
import { OfflineNote } from '../OfflineNote';

type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below the part that scrolls. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
};

/** A sheet from below on phones, a card in the middle from 640 px. The overlay is the dialog element itself. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, children, actions, role = 'dialog', wide = false } = props;
  const modal = useModal(open, role === 'alertdialog', onClose);
  const titleId = useId();
  const overlay = useOverlayClick(onClose);
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={titleId}
      // The browser would close the dialog by itself, but its parent decides that.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // A file picker inside was closed without a choice.
        event.preventDefault();
        onClose();
      }}
      // React also passes on the event of a dialog inside this one.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      {...overlay}
      className="fixed inset-0 size-full max-h-none max-w-none flex-col items-center bg-transparent text-ink open:flex sm:px-6 sm:pb-6 sm:after:flex-1"
    >
      {open && (
        <>
          {/* Above the card, which shrinks if there is no room for both. */}
          <ToastOutlet className="w-full flex-1" />
          <div
            className={`flex max-h-[92dvh] min-h-0 w-full animate-appear flex-col rounded-t-lg bg-card shadow-raised sm:max-h-full sm:rounded-lg ${wide ? 'sm:max-w-3xl' : 'sm:max-w-md'}`}
          >
            <header className="flex items-start justify-between gap-2 py-2 pr-2 pl-4 sm:pl-6">
              <h2 id={titleId} tabIndex={-1} className="py-2 text-xl outline-none wrap-anywhere">
                {title}
              </h2>
              <IconButton label="Close" onClick={onClose}>
                <Icon name="x" />
              </IconButton>
            </header>
            <OfflineNote />
            {/* In the tab order, so that a long text can be scrolled with the keyboard. */}
            <div
              tabIndex={0}
              className="scroll-pb-20 overflow-y-auto overscroll-contain px-4 pb-4 -outline-offset-3 sm:px-6 sm:pb-6"
            >
              {children}
            </div>
            {actions && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-[min(1rem,4.4vw)] text-[min(1rem,4.4vw)] sm:px-6 [&>button]:px-[min(1rem,4.4vw)]">
                {actions}
              </footer>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

const doublePressMs = 500;

/** Back closes a question, which has no name in the url. */
function useModal(open: boolean, hasStep: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const onBack = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    openedAt.current = performance.now();
    // Focuses the title, not the first field: it is read aloud, and no on-screen keyboard opens on a phone.
    dialog.querySelector('h2')?.focus();
    const leaveStep = hasStep && addStep(onBack);
    // In the cleanup, so that the focus also returns when the page is left with its dialog open.
    return () => {
      dialog.close();
      if (leaveStep) leaveStep();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open, hasStep]);
  /** Ignores the second click of a double click on the control that opened the dialog. */
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp - openedAt.current > doublePressMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ref, onClickCapture };
}

/** Closes only if both press and release are on the overlay: a text selection may end outside. */
function useOverlayClick(onClose: () => void) {
  const pressed = useRef(false);
  const isOverlay = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: SyntheticEvent) => {
      pressed.current = isOverlay(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (pressed.current && isOverlay(event)) onClose();
    },
  };
}
