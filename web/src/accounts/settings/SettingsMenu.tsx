import { useBusy } from '../../forms/form-parts';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/toasts/Toast';
import { messageOf } from '../../api/failure-messages';
import { exportData } from '@aaspaas/contract/accounts/calls';
import { product } from '@aaspaas/contract/product';
import { send } from '../../api/send';
import { keepJson } from '../../ui/keep-file';

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
    <Button variant="secondary" wide busy={busy} busyText="Preparing..." onClick={() => void run(download)}>
      Download my data
    </Button>
  );
}

/** Downloads everything that the product stores about the signed-in person, as a file. */
async function downloadMyData(): Promise<void> {
  const { data } = await send(exportData, {});
  keepJson(data, `${product.slug}-my-data.json`);
}
