import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { AskForProof } from '../../api/with-proof';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { lazyPart } from '../../ui/loading/lazy-part';
import { DialogNotLoaded } from '../../ui/loading/NotLoaded';
import { withAllStyles } from '../../ui/loading/sheet';
import type { EditTab } from './edit-tabs';

const EditShopDialog = lazyPart(async () => {
  const loaded = await withAllStyles(() => import('./EditShopDialog'));
  return loaded.EditShopDialog;
}, DialogNotLoaded);

/** The name of the editor in the url: '/ShopProfile?open=edit-shop'. */
export const editorName = 'edit-shop';

interface ShopEditorProps {
  readonly shop: ShopRecord;
  readonly firstTab?: EditTab;
  /** Of an admin, who edits for the owner. */
  readonly prove?: AskForProof;
  /** Called when something on the server has changed. */
  onChanged(): void;
}

/** The editor, if the url names it and the server says that this visitor may edit the shop. */
export function ShopEditor({ shop, firstTab = 'basic', ...props }: ShopEditorProps) {
  const { shown, close } = useUrlDialog();
  if (!shop.owner || shown !== editorName) return null;
  return <EditShopDialog shop={shop} firstTab={firstTab} {...props} onClose={close} />;
}
