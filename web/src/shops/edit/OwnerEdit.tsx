import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { EditButton } from './EditButton';
import { editorName, ShopEditor } from './ShopEditor';

/** The owner's button and editor on the shop's own page. */
export function OwnerEdit({ shop, onChanged }: { shop: ShopRecord; onChanged: () => void }) {
  const { open } = useUrlDialog();
  return (
    <>
      <EditButton onPress={() => open(editorName)} />
      <ShopEditor shop={shop} onChanged={onChanged} />
    </>
  );
}
