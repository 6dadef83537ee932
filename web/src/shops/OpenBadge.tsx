import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { openState, readDays, readHours, sayOpenState } from '@aaspaas/contract/shops/hours';
import { useNow } from '../server/boot';
import { Badge } from '../ui/Badge';

/** 'Open now', or when it opens. */
export function OpenBadge({ shop }: { shop: ShopRecord }) {
  const now = useNow();
  if (shop.sh_status !== 'active' && !shop.open_now) return null;
  const hours = shop.sh_opening_hours ? readHours(shop.sh_opening_hours) : null;
  const state = openState(hours, readDays(shop.sh_working_days), now);
  return <Badge state={state && !state.open ? 'waiting' : 'good'}>{sayOpenState(state)}</Badge>;
}
