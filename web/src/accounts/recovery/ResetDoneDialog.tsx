import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/Icon';

export function ResetDoneDialog() {
  const { open, close } = useUrlDialog();
  return (
    <Dialog
      open
      title="Password changed"
      onClose={close}
      actions={
        <Button wide onClick={() => open('login')}>
          Go to Login
        </Button>
      }
    >
      <p className="flex items-start gap-3">
        <Icon name="circle-check" className="shrink-0 text-leaf" />
        Your new password is set, and you are logged out everywhere else. Log in with it now.
      </p>
    </Dialog>
  );
}
