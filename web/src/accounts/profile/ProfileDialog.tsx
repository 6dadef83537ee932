import type { ComponentType } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Role } from '@aaspaas/contract/roles/roles';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { RequireSignIn } from '../RequireSignIn';
import { ofAccount, PersonProfile } from './PersonProfile';
import { ShopAccount } from './ShopAccount';
import { type AgentRecord, editAgent, listAgents } from '@aaspaas/contract/agents/calls';
import { agentPhotoKinds, agentPhotoRules } from '@aaspaas/contract/agents/rules/profile';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import { send } from '../../api/send';
import { upload } from '../../api/upload';
import { useRead } from '../../api/use-read';
import { ProfileBody } from './ProfileBody';
import type { ProfileEditor, ProfileValues } from './use-profile-form';

/** A short form of a delivery agent's profile; the agent's own page has all of it. */
function AgentAccount({ user }: { user: SessionUser }) {
  const reading = useRead(listAgents, { u_id: user.u_id }, send);
  const record = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return <ProfileBody reading={reading} editor={record && editorOf(record)} />;
}

const editorOf = (record: AgentRecord): ProfileEditor => ({
  ...ofAccount(record, record.u_location),
  photo: { kinds: agentPhotoKinds, rules: agentPhotoRules },
  done: 'Delivery profile updated successfully!',
  save: (profile, photos, options) =>
    upload(editAgent, fieldsOf(record, profile), { profile: photos }, options),
});

const fieldsOf = (record: AgentRecord, { name, location, email, current_password }: ProfileValues) => ({
  u_id: record.u_id,
  u_name: name,
  u_email: email,
  u_mobile: tenDigits(record.u_mobile ?? ''),
  u_location: location,
  ...(current_password && { current_password }),
});

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
