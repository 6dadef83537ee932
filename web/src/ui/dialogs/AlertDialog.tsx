import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import { say } from '../../say';

type AlertDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  understood?: string;
  onClose: () => void;
};

export function AlertDialog({ open, title, children, understood = 'OK', onClose }: AlertDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      onClose={onClose}
      actions={<Button onClick={onClose}>{say(understood)}</Button>}
    >
      {children}
    </Dialog>
  );
}
