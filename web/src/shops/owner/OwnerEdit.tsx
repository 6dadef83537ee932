import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../../router/use-url-dialog';
import { EditButton } from './EditButton';
import { editorName, ShopEditor } from './ShopEditor';

/** On a shop's own page: what its owner sees among the buttons. */
export function OwnerEdit({ shop, onChanged }: { shop: ShopRecord; onChanged: () => void }) {
  const { open } = useUrlDialog();
  return (
    <>
      <EditButton onPress={() => open(editorName)} />
      <ShopEditor shop={shop} onChanged={onChanged} />
    </>
  );
}
