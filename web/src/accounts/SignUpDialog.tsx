import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useAddressDialog } from '../router/use-address-dialog';

export function SignUpDialog() {
  const { open, close } = useAddressDialog();
  return (
    <Dialog open title="Sign Up" onClose={close}>
      <p className="pb-4">
        Customer accounts are not ready yet. You can search, call and WhatsApp without one.
      </p>
      <Button variant="quiet" onClick={() => open('login')}>
        Already have an account? Sign in
      </Button>
    </Dialog>
  );
}
