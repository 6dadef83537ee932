import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/toasts/Toast';
import { downloadMyData } from './download-my-data';
import { messageOf } from '../../api/failure-messages';

export type SettingsView = 'main' | 'contact' | 'wishes' | 'devices' | 'password' | 'delete';

export function SettingsMenu({ onChoose }: { onChoose: (view: SettingsView) => void }) {
  return (
    <div className="grid gap-2">
      <Button variant="secondary" wide onClick={() => onChoose('contact')}>
        Email and mobile number
      </Button>
      <Button variant="secondary" wide onClick={() => onChoose('password')}>
        Change password
      </Button>
      <Button variant="secondary" wide onClick={() => onChoose('devices')}>
        Your devices
      </Button>
      <Button variant="secondary" wide onClick={() => onChoose('wishes')}>
        What you wait for
      </Button>
      <DownloadButton />
      <Button variant="secondary" wide onClick={() => onChoose('delete')}>
        <span className="text-danger">Delete account</span>
      </Button>
    </div>
  );
}

function DownloadButton() {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadMyData();
      toast('success', 'Your data is in your downloads.');
    } catch (failure) {
      toast('error', messageOf(failure, 'Something went wrong, please try again.'));
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" wide busy={isBusy} busyText="Preparing..." onClick={() => void download()}>
      Download my data
    </Button>
  );
}
