import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The action as a verb: 'Delete review', never 'OK'. */
  confirm: string;
  /** The verb for leaving everything as it is: 'Keep it'. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action cannot be undone, so its button is red. */
  danger?: boolean;
  busy?: boolean;
  busyText?: string;
};

/** Asks before a risky action: the green button is the one that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel, onConfirm, onCancel } = props;
  const { danger = false, busy = false, busyText = confirm } = props;
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      onClose={onCancel}
      actions={
        <>
          <Button variant={danger ? 'secondary' : 'primary'} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'secondary'}
            busy={busy}
            busyText={busyText}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
