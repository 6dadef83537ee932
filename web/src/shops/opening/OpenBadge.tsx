import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Badge } from '../../ui/Badge';

/** 'Open now', or when it opens. */
export function OpenBadge({ shop }: { shop: ShopRecord }) {
  if (shop.sh_status !== 'active' && !shop.open_now) return null;
  return <Badge state={shop.open_now === false ? 'waiting' : 'good'}>{shop.open_text}</Badge>;
}
