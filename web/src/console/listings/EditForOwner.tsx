import { listShops } from '@aaspaas/contract/shops/calls';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { editorName, ShopEditor } from '../../shops/edit/ShopEditor';
import { Button } from '../../ui/Button';
import { useProof } from '../access/use-proof';
import { readAgain } from '../read-again';

/** The owner's own editor, opened by an operator. The server marks such an edit and mails it to the owner. */
export function EditForOwner({ id }: { id: number }) {
  const { open, shown } = useUrlDialog();
  const { ask } = useProof();
  const isOpen = shown === editorName;
  const reading = useRead(listShops, isOpen ? { sh_id: id } : null, send);
  const shop = isOpen && reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => open(editorName)}
        busy={isOpen && reading.state === 'loading'}
      >
        Edit for the owner
      </Button>
      {shop && <ShopEditor shop={shop} prove={ask} onChanged={readAgain} />}
    </>
  );
}
