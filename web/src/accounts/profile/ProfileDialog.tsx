import type { ComponentType } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Role } from '@aaspaas/contract/accounts/roles/roles';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { AgentAccount } from './AgentAccount';
import { RequireSignIn } from '../RequireSignIn';
import { PersonProfile } from './PersonProfile';
import { ShopAccount } from './ShopAccount';

/** The role decides what is read, and which call saves it. */
const profileOf: Readonly<Record<Role, ComponentType<{ user: SessionUser }>>> = {
  user: PersonProfile,
  admin: PersonProfile,
  shop: ShopAccount,
  deliverystaff: AgentAccount,
};

export function ProfileDialog() {
  return <RequireSignIn>{(user) => <Profile user={user} />}</RequireSignIn>;
}

function Profile({ user }: { user: SessionUser }) {
  const { close } = useUrlDialog();
  const Body = profileOf[user.role];
  return (
    <Dialog open title="User Profile" onClose={close}>
      <Body user={user} />
    </Dialog>
  );
}
