import { Suspense, useEffect } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useAddressDialog } from '../router/use-address-dialog';
import { latePart } from '../ui/late-part';
import { wearSheet } from '../ui/sheet';
import { useToast } from '../ui/Toast';
import type { EditTab } from './edit/edit-tabs';

const EditShopDialog = latePart(async () => {
  const [loaded] = await Promise.all([import('./edit/EditShopDialog'), wearSheet('whole')]);
  return loaded.EditShopDialog;
}, NotLoaded);

function NotLoaded() {
  const toast = useToast();
  const { close } = useAddressDialog();
  useEffect(() => {
    toast('error', 'This did not load. Please check your internet connection.');
    close();
  }, [toast, close]);
  return null;
}

/** The name of the editor in the address: '/ShopProfile?open=edit-shop'. */
export const editorName = 'edit-shop';

interface ShopEditorProps {
  readonly shop: ShopRecord;
  readonly firstTab?: EditTab;
  /** Something on the server is different now. */
  onChanged(): void;
}

/** The editor, where the address asks for it and the server says that this visitor may edit the shop. */
export function ShopEditor({ shop, firstTab = 'basic', onChanged }: ShopEditorProps) {
  const { shown, close } = useAddressDialog();
  if (!shop.owner || shown !== editorName) return null;
  return (
    <Suspense>
      <EditShopDialog shop={shop} firstTab={firstTab} onChanged={onChanged} onClose={close} />
    </Suspense>
  );
}
