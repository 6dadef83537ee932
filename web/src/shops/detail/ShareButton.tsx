import type { ReactNode } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { shopPath } from '@aaspaas/contract/shops/links';
import { copyText } from '../../ui/copy-text';
import { useToast } from '../../ui/toasts/Toast';

interface ShareButtonProps {
  readonly shop: ShopRecord;
  readonly className: string;
  readonly children: ReactNode;
}

/** Uses the phone's own share sheet if it has one, otherwise the clipboard. */
export function ShareButton({ shop, className, children }: ShareButtonProps) {
  const toast = useToast();
  const share = async () => {
    const url = location.origin + shopPath(shop);
    try {
      if (navigator.share) return await navigator.share({ title: shop.sh_name, url });
      await copyText(url);
      toast('success', 'Link copied to clipboard!');
    } catch (error) {
      // Closing the share sheet is a choice, not an error.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast('info', url);
    }
  };
  return (
    <button
      type="button"
      data-tap="share"
      data-shop={shop.sh_id}
      onClick={() => void share()}
      className={className}
    >
      {children}
    </button>
  );
}
