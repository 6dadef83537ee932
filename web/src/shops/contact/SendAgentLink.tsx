import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { contactClasses } from '../../ui/ContactLinks';
import { Icon } from '../../ui/Icon';

/** Opens the request to an agent, with this shop as the place of pickup. A plain form: it works before the scripts. */
export function SendAgentLink({ shop }: { shop: ShopRecord }) {
  const { open } = useUrlDialog();
  return (
    <form
      className="grid"
      onSubmit={(event) => {
        event.preventDefault();
        open('assign', { shop: String(shop.sh_id) });
      }}
    >
      <input type="hidden" name="shop" value={shop.sh_id} />
      <button name="open" value="assign" className={contactClasses}>
        <Icon name="truck-delivery" size={20} /> Send an agent
      </button>
    </form>
  );
}
