import { useAddressDialog } from '../router/use-address-dialog';
import { latePart } from '../ui/late-part';
import { DialogNotLoaded } from '../ui/NotLoaded';
import { wearSheet } from '../ui/sheet';

const AddressDialogs = latePart(async () => {
  const [loaded] = await Promise.all([import('./AddressDialogs'), wearSheet('whole')]);
  return loaded.AddressDialogs;
}, DialogNotLoaded);

/** Dialogs are not part of the first load: most visits never open one. */
export function DialogOfAddress() {
  const { shown, close } = useAddressDialog();
  return shown === null ? null : <AddressDialogs shown={shown} onClose={close} />;
}
