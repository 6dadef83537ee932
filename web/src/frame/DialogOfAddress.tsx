import { type ComponentType, useEffect, useState } from 'react';
import { useAddressDialog } from '../router/use-address-dialog';
import { wearSheet } from '../ui/sheet';
import { useToast } from '../ui/Toast';

/** Dialogs are not part of the first load: most visits never open one. */
export function DialogOfAddress() {
  const { shown, close } = useAddressDialog();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (shown === null || Dialogs) return;
    Promise.all([import('./AddressDialogs'), wearSheet('whole')]).then(
      ([{ AddressDialogs }]) => setDialogs(() => AddressDialogs),
      () => {
        toast('error', 'This did not load. Please check your internet connection.');
        close();
      },
    );
  }, [shown, Dialogs, close, toast]);
  return Dialogs && <Dialogs />;
}
