import { useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { roleLabel } from '@aaspaas/contract/roles/role-label';
import { homeOf, readRole, type Role } from '@aaspaas/contract/roles/roles';
import * as paths from '@aaspaas/contract/paths';
import { navigate } from '../../current-url/url';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { useSession } from '../../session/session';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/Icon';
import { MenuRow } from '../../ui/MenuRow';
import { useToast } from '../../ui/toasts/Toast';
import { RequireSignIn } from '../../accounts/RequireSignIn';
import { messageOf } from '../../api/failure-messages';
import { say } from '../../say';
import { LeaveDialog } from '../LeaveDialog';
import { OwnThings } from './OwnThings';

export function AvatarMenu() {
  return <RequireSignIn>{(user) => <Menu user={user} />}</RequireSignIn>;
}

/** Roles whose profile is a page of its own; for the others it is a dialog. */
const hasProfilePage: readonly (Role | null)[] = ['shop', 'deliverystaff'];

function Menu({ user }: { user: SessionUser }) {
  const { open, close } = useUrlDialog();
  const [isAsking, setAsking] = useState(false);
  const { isLeaving, leave } = useLogout();
  const [isListing, setListing] = useState(false);
  const role = readRole(user.role);
  const openProfile = () => {
    if (hasProfilePage.includes(role)) navigate(homeOf(user.role), { replace: true });
    else open('profile');
  };
  return (
    <Dialog open title="Your account" onClose={close}>
      <div className="flex items-center gap-3 pb-4">
        <Avatar name={user.name} src={user.picture} size={56} />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">{say('Hello, {name}', { name: user.name })}</p>
          {role && <p className="text-ink-soft">{roleLabel[role]}</p>}
        </div>
      </div>
      <ul className="-mx-2 grid">
        <OwnThings user={user} />
        <MenuRow icon="user" label="My Profile" onClick={openProfile} />
        <MenuRow icon="settings" label="Settings" onClick={() => open('settings')} />
        {role === 'user' && (
          <MenuRow icon="building-store" label="List your shop" onClick={() => setListing(true)} />
        )}
      </ul>
      <div className="mt-2 border-t border-line pt-2">
        <Button variant="quiet" wide onClick={() => setAsking(true)}>
          <Icon name="logout" size={20} /> Logout
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Log out of this device?"
        confirm="Log out"
        cancel="Stay logged in"
        busy={isLeaving}
        busyText="Logging out..."
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        What you have kept, sent and written stays with your account.
      </ConfirmDialog>
      {isListing && <LeaveDialog goTo={paths.typeChoice} onStay={() => setListing(false)} />}
    </Dialog>
  );
}

function useLogout() {
  const { signOut } = useSession();
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      navigate('/', { replace: true });
    } catch (failure) {
      // The server still has the session. Saying otherwise would leave the account open to the next person.
      setLeaving(false);
      toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    }
  };
  return { isLeaving, leave };
}
