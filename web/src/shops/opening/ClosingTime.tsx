import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { readHours } from '@aaspaas/contract/shops/hours';
import { openState, sayClosing } from '@aaspaas/contract/shops/open-state';
import { readDays } from '@aaspaas/contract/shops/weekdays';
import { useNow } from '../../api/boot';

/** How long one may still come, beside 'Open now'. */
export function ClosingTime({ shop }: { shop: ShopRecord }) {
  const now = useNow();
  if (!shop.open_now || !shop.sh_opening_hours) return null;
  const text = sayClosing(
    openState(readHours(shop.sh_opening_hours), readDays(shop.sh_working_days), now),
    now,
  );
  return text && <span className="text-sm text-ink-soft">{String(text)}</span>;
}
