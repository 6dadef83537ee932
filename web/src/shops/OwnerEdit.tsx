import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useAddressDialog } from '../router/use-address-dialog';
import { EditButton } from './EditButton';
import { editorName, ShopEditor } from './ShopEditor';

/** On a shop's own page: what its owner sees among the buttons. */
export function OwnerEdit({ shop, onChanged }: { shop: ShopRecord; onChanged: () => void }) {
  const { open } = useAddressDialog();
  return (
    <>
      <EditButton onPress={() => open(editorName)} />
      <ShopEditor shop={shop} onChanged={onChanged} />
    </>
  );
}
