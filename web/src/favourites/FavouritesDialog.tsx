import { useAddressDialog } from '../router/use-address-dialog';
import { AlertDialog } from '../ui/AlertDialog';

export function FavouritesDialog() {
  const { close } = useAddressDialog();
  return (
    <AlertDialog open title="My Favorites" onClose={close}>
      This part is not ready yet.
    </AlertDialog>
  );
}
