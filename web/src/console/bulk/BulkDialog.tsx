import { type ReactNode, useState } from 'react';
import type { BulkAction } from '@aaspaas/contract/console/bulk/actions';
import { sayNumber } from '@aaspaas/contract/say-number';
import { navigate, type PageUrl, urlWith } from '../../current-url/url';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { bulkWords, sayCount } from './words';

/** What the form does once the server has started the action. */
export type OnStarted = (reply: { readonly bulk: { readonly id: number } }) => void;

interface BulkDialogProps {
  readonly action: BulkAction;
  /** '3 ticked' */
  readonly which: string;
  readonly url: PageUrl;
  /** The form, which says in numbers what will happen before it does. */
  children(onStarted: OnStarted): ReactNode;
}

/** A button that opens the form of an action on many; once it has started, the page shows how far it is. */
export function BulkDialog({ action, which, url, children }: BulkDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { verb, noun } = bulkWords[action];
  const onStarted: OnStarted = ({ bulk }) => {
    setOpen(false);
    navigate(urlWith(url, { bulk: String(bulk.id) }));
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {verb} {which}…
      </Button>
      <Dialog open={isOpen} title={`${verb} many ${noun[1]}`} onClose={() => setOpen(false)}>
        {children(onStarted)}
      </Dialog>
    </>
  );
}

interface CountedProps {
  readonly action: BulkAction;
  readonly changes: number;
  readonly stays: number;
}

/** What will happen, in numbers. */
export function Counted({ action, changes, stays }: CountedProps) {
  const { outcome, excuse } = bulkWords[action];
  return (
    <p>
      <strong>{sayCount(action, changes)}</strong> {outcome}
      {stays > 0 &&
        ` ${sayNumber(stays)} of the chosen ${stays === 1 ? 'stays as it is' : 'stay as they are'}: ${excuse}.`}
    </p>
  );
}

export const startedWords = 'Started. The page shows how far it is.';
