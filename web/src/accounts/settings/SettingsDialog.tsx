import { useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ChangePassword } from './ChangePassword';
import { ContactSettings } from './ContactSettings';
import { DeleteAccount } from './DeleteAccount';
import { DevicesSettings } from './DevicesSettings';
import { RequireSignIn } from '../RequireSignIn';
import { SettingsMenu, type SettingsView } from './SettingsMenu';
import { WishesSettings } from './WishesSettings';

export function SettingsDialog() {
  return <RequireSignIn>{(user) => <Settings user={user} />}</RequireSignIn>;
}

const titles: Readonly<Record<SettingsView, string>> = {
  main: 'Settings',
  contact: 'Email and mobile number',
  devices: 'Your devices',
  wishes: 'What you wait for',
  password: 'Change password',
  delete: 'Delete account',
};

function Settings({ user }: { user: SessionUser }) {
  const { close } = useUrlDialog();
  const [view, setView] = useState<SettingsView>('main');
  const back = () => setView('main');
  return (
    // With a key per view, each is read aloud by its own title.
    <Dialog key={view} open title={titles[view]} onClose={close}>
      {view === 'main' && <SettingsMenu onChoose={setView} />}
      {view === 'contact' && <ContactSettings user={user} onBack={back} />}
      {view === 'devices' && <DevicesSettings onBack={back} />}
      {view === 'wishes' && <WishesSettings onBack={back} />}
      {view === 'password' && <ChangePassword user={user} onBack={back} />}
      {view === 'delete' && <DeleteAccount user={user} onBack={back} />}
    </Dialog>
  );
}
