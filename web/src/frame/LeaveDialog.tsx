import { useState } from 'react';
import { navigate } from '../current-url/url';
import { useSession } from '../session/session';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { useToast } from '../ui/toasts/Toast';

/** Asks before somebody who is signed in starts a new registration. */
export function LeaveDialog({ goTo, onStay }: { goTo: string; onStay: () => void }) {
  const { signOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const toast = useToast();
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      navigate(goTo);
    } catch (failure) {
      setLeaving(false);
      toast('error', failure instanceof Error ? failure.message : '');
    }
  };
  return (
    <ConfirmDialog
      open
      title="Log out and register?"
      confirm="Log out and go on"
      busy={isLeaving}
      busyText="Logging out..."
      cancel="Stay logged in"
      onConfirm={() => void leave()}
      onCancel={onStay}
    >
      Registering makes a new account, so you will be logged out of this one first.
    </ConfirmDialog>
  );
}
