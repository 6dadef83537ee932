import { useState } from 'react';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { NewPasswordForm } from './NewPasswordForm';
import { keepRecovery } from './recovery';
import { useIsMounted } from '../use-is-mounted';
import { useRecovery } from './use-recovery';

export function ResetPasswordDialog() {
  const { open, close } = useUrlDialog();
  const { recovery, isReady } = useRecovery(({ isVerified }) => isVerified);
  const isHere = useIsMounted();
  const [error, setError] = useState('');
  const onDone = () => {
    // The email stays, for the login that follows.
    keepRecovery({ email: recovery.email, sentAt: 0, isVerified: false });
    if (isHere()) open('reset-done');
  };
  if (!isReady) return null;
  return (
    <Dialog open title="Reset Password" onClose={close}>
      <NewPasswordForm email={recovery.email} onDone={onDone} onError={setError} />
      {error && (
        <p className="mt-4 text-center">
          <Button variant="quiet" onClick={() => open('forgot')}>
            Ask for a new code
          </Button>
        </p>
      )}
    </Dialog>
  );
}
