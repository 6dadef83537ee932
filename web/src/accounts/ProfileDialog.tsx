import { listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { useAddressDialog } from '../router/use-address-dialog';
import { useRead } from '../server/use-read';
import { Dialog } from '../ui/Dialog';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ForSignedIn } from './ForSignedIn';
import { ProfileForm } from './ProfileForm';

export function ProfileDialog() {
  return <ForSignedIn>{(user) => <Profile user={user} />}</ForSignedIn>;
}

function Profile({ user }: { user: SessionUser }) {
  const { close } = useAddressDialog();
  return (
    <Dialog open title="User Profile" onClose={close}>
      <ProfileBody user={user} />
    </Dialog>
  );
}

function ProfileBody({ user }: { user: SessionUser }) {
  const reading = useRead(listUsers, { u_id: user.u_id });
  if (reading.state === 'loading') return <ListSkeleton rows={3} />;
  const record = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  if (record) return <ProfileForm record={record} />;
  const message = reading.state === 'failed' ? reading.failure.message : 'Your profile could not be loaded.';
  return <ErrorState message={message} onRetry={reading.retry} />;
}
