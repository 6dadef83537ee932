import { useState } from 'react';
import { AlertDialog } from '../../../ui/dialogs/AlertDialog';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { TextField } from '../../../forms/fields/TextField';
import { useToast } from '../../../ui/toasts/Toast';
import { Row, Section } from './Section';

type Open = 'none' | 'form' | 'long' | 'confirm' | 'alert';

export function DialogGallery() {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  return (
    <Section title="Dialogs and toasts">
      <Row title="Dialogs">
        <Button variant="secondary" onClick={() => setOpen('form')}>
          Open a form
        </Button>
        <Button variant="secondary" onClick={() => setOpen('long')}>
          Open a long text
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <Button variant="secondary" onClick={() => setOpen('alert')}>
          Say something
        </Button>
      </Row>
      <ToastButtons />
      <FormDialog open={open === 'form'} onClose={close} />
      <Dialog open={open === 'long'} title="Terms and conditions" wide onClose={close}>
        {Array.from({ length: 24 }, (_, place) => (
          <p key={place} className="mb-3">
            {place + 1}. A sentence that takes its time, so that the sheet has something to scroll.
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete this review?"
        confirm="Delete review"
        cancel="Keep it"
        danger
        onConfirm={close}
        onCancel={close}
      >
        Nobody will see it any more. This cannot be undone.
      </ConfirmDialog>
      <AlertDialog open={open === 'alert'} title="Thank you" onClose={close}>
        Your registration is complete.
      </AlertDialog>
    </Section>
  );
}

function ToastButtons() {
  const toast = useToast();
  return (
    <Row title="Toasts">
      <Button variant="secondary" onClick={() => toast('success', 'Registration successful! Redirecting...')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast('error', 'Email already exists or is invalid')}>
        Error
      </Button>
      <Button variant="secondary" onClick={() => toast('info', 'Submitting your information...')}>
        Info
      </Button>
      <Button variant="secondary" onClick={() => toast('warning', 'Loading previous data...')}>
        Warning
      </Button>
    </Row>
  );
}

function FormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const toast = useToast();
  return (
    <Dialog
      open={open}
      title="Edit your name"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => toast('error', 'Name is required')}>Save</Button>
        </>
      }
    >
      <TextField label="Name" autoComplete="name" value={name} onChange={setName} />
    </Dialog>
  );
}
