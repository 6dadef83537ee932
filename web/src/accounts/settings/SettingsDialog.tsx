import { useState } from 'react';
import { type SessionUser, exportData } from '@aaspaas/contract/accounts/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ChangePassword } from './ChangePassword';
import { ContactSettings } from './ContactSettings';
import { DevicesSettings } from './DevicesSettings';
import { RequireSignIn } from '../RequireSignIn';
import { WishesSettings } from './WishesSettings';
import { Button } from '../../ui/Button';
import { MenuRow } from '../../ui/MenuRow';
import { PasswordField } from '../../forms/fields/PasswordField';
import { FormError } from '../../forms/FormError';
import { useDeleteAccount } from './use-delete-account';
import { useBusy } from '../../forms/form-parts';
import { useToast } from '../../ui/toasts/Toast';
import { messageOf } from '../../api/failure-messages';
import { product } from '@aaspaas/contract/product';
import { send } from '../../api/send';
import { keepJson } from '../../ui/keep-file';
import { say } from '../../say';

export function SettingsDialog() {
  return <RequireSignIn>{(user) => <Settings user={user} />}</RequireSignIn>;
}

const titles: Readonly<Record<SettingsView, string>> = {
  main: 'Settings',
  contact: 'Email and mobile number',
  devices: 'Your devices',
  wishes: 'My alerts',
  password: 'Change password',
  delete: 'Delete account',
};

function Settings({ user }: { user: SessionUser }) {
  const { close } = useUrlDialog();
  const [view, setView] = useState<SettingsView>('main');
  const back = () => setView('main');
  return (
    // With a key per view, each is read aloud by its own title.
    <Dialog key={view} open title={say(titles[view])} onClose={close}>
      {view === 'main' && <SettingsMenu onChoose={setView} />}
      {view === 'contact' && <ContactSettings user={user} onBack={back} />}
      {view === 'devices' && <DevicesSettings onBack={back} />}
      {view === 'wishes' && <WishesSettings onBack={back} />}
      {view === 'password' && <ChangePassword user={user} onBack={back} />}
      {view === 'delete' && <DeleteAccount user={user} onBack={back} />}
    </Dialog>
  );
}

function DeleteAccount({ user, onBack }: { user: SessionUser; onBack: () => void }) {
  const [password, setPassword] = useState('');
  const { remove, isBusy, error, reason, wantsPassword } = useDeleteAccount(user);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void remove(password);
      }}
    >
      <p>
        Are you sure you want to delete your account? This action cannot be undone. All your data will be
        permanently removed.
      </p>
      {wantsPassword && (
        <PasswordField
          label="Password"
          help="So that nobody else with your phone can do this."
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
      <FormError reason={reason}>{error}</FormError>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onBack}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} busyText="Deleting...">
          Yes, Delete Account
        </Button>
      </div>
    </form>
  );
}

type SettingsView = 'main' | 'contact' | 'wishes' | 'devices' | 'password' | 'delete';

function SettingsMenu({ onChoose }: { onChoose: (view: SettingsView) => void }) {
  return (
    <ul className="-mx-2 grid">
      <MenuRow icon="phone" label="Email and mobile number" onClick={() => onChoose('contact')} />
      <MenuRow icon="lock" label="Change password" onClick={() => onChoose('password')} />
      <MenuRow icon="device-mobile" label="Your devices" onClick={() => onChoose('devices')} />
      <MenuRow icon="bell" label="My alerts" onClick={() => onChoose('wishes')} />
      <DownloadRow />
      <MenuRow icon="trash" label="Delete account" onClick={() => onChoose('delete')} />
    </ul>
  );
}

function DownloadRow() {
  const toast = useToast();
  const { busy, run } = useBusy();
  const download = async () => {
    try {
      await downloadMyData();
      toast('success', 'Your data is in your downloads.');
    } catch (failure) {
      toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    }
  };
  return (
    <MenuRow
      icon="download"
      label={busy ? 'Preparing...' : 'Download my data'}
      aria-disabled={busy}
      onClick={() => void run(download)}
    />
  );
}

/** Downloads everything that the product stores about the signed-in person, as a file. */
async function downloadMyData(): Promise<void> {
  const { data } = await send(exportData, {});
  keepJson(data, `${product.slug}-my-data.json`);
}
