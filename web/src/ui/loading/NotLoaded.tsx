import type { ReactNode } from 'react';
import { product } from '@aaspaas/contract/product';
import { currentUrl } from '../../current-url/url';
import { Button } from '../Button';
import { say } from '../../say';

interface NotLoadedProps {
  readonly isPageStale: boolean;
  /** Shown instead of the message, if the part's placeholder is good enough to stay. */
  readonly instead?: ReactNode;
}

/**
 * Shown instead of a part whose script did not load. If the device is offline, the frame says so once for all parts.
 */
export function NotLoaded({ isPageStale, instead }: NotLoadedProps) {
  return instead ?? (navigator.onLine || isPageStale ? <Reason isPageStale={isPageStale} /> : null);
}

const Reason = ({ isPageStale }: Pick<NotLoadedProps, 'isPageStale'>) => (
  <p role="status" className="mx-auto max-w-md p-4 text-center">
    {isPageStale ? (
      <>
        {say('{product} has been renewed.', { product: product.name })}{' '}
        <a href={currentUrl()} data-reload="">
          Load the page again
        </a>
      </>
    ) : (
      'This did not load. Please check your internet connection. We keep trying.'
    )}
  </p>
);

/** The same for a dialog: it can be closed, and the real dialog opens by itself once it has loaded. */
export function DialogNotLoaded({ isPageStale, onClose }: { isPageStale: boolean; onClose(): void }) {
  return (
    <dialog
      ref={showModal}
      aria-label="Not loaded"
      // Also fires when this is replaced by the loaded dialog; then it is not a close.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
      className="card m-auto p-4 text-center text-ink"
    >
      <Reason isPageStale={isPageStale} />
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  // Closing returns the focus to its last element.
  return () => dialog?.close();
}
