import { navigate } from '../router/address';
import { homeOf, roleLabel } from '@aaspaas/contract/accounts/roles';
import { Failure } from '@aaspaas/contract/failure';
import { useSession } from '../session/session';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/Toast';
import { useAddressDialog } from '../router/use-address-dialog';
import { Icon } from '../ui/Icon';

export function AvatarMenu() {
  const { close } = useAddressDialog();
  const { user, signOut } = useSession();
  const toast = useToast();
  if (!user) return null;

  const goTo = (address: string) => navigate(address, { replace: true });
  const leave = async () => {
    try {
      await signOut();
      goTo('/');
    } catch (failure) {
      toast(
        'error',
        failure instanceof Failure ? failure.message : 'Something went wrong, please try again.',
      );
    }
  };

  return (
    <Dialog open title="Your account" onClose={close}>
      <div className="flex items-center gap-3 pb-4">
        <Avatar name={user.name} src={user.picture} size={56} />
        <div>
          <p className="text-lg font-semibold">{user.name}</p>
          <p className="text-ink-soft">{roleLabel[user.role]}</p>
        </div>
      </div>
      <div className="grid gap-2">
        <Button variant="secondary" wide onClick={() => goTo(homeOf(user.role))}>
          <Icon name="user" size={20} /> My Profile
        </Button>
        <Button variant="secondary" wide onClick={() => void leave()}>
          <Icon name="logout" size={20} /> Logout
        </Button>
      </div>
    </Dialog>
  );
}
