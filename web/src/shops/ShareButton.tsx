import { shopAddress } from '@aaspaas/contract/shops/address';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Button } from '../ui/Button';
import { useToast } from '../ui/Toast';
import { Icon } from '../ui/Icon';

/** The phone's own share sheet where there is one, else the clipboard. */
export function ShareButton({ shop }: { shop: ShopRecord }) {
  const toast = useToast();
  const share = async () => {
    const url = location.origin + shopAddress(shop);
    try {
      if (navigator.share) return await navigator.share({ title: shop.sh_name, url });
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied to clipboard!');
    } catch (error) {
      // Closing the share sheet is a choice, not a fault.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast('info', url);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" size={20} /> Share
    </Button>
  );
}
