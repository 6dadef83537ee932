import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { weekdays } from '@aaspaas/contract/shops/weekdays';
import { useNow } from '../../api/boot';
import type { Lacking } from '../../api/lacking';
import { say } from '../../say';
import { sayHour, sayShortDay } from '../../say-time';

/** Till when it is open, or when it opens, in as few words as a card has room for. */
export function OpenLine({ shop }: { shop: ShopRecord }) {
  const now = useNow();
  if (shop.sh_status !== 'active' && !shop.open_now) return null;
  const colour = shop.open_now === false ? 'text-marigold-strong' : 'text-leaf-strong';
  return <b className={colour}>{sayOpen(shop, now)}</b>;
}

/** 'Open · till 9 PM', 'Opens 4 PM'; as the reply has it where the hours are not known. */
export function sayOpen(shop: Lacking<ShopRecord>, now: Date): string {
  const { open_state: state, closes_at: closes, opens_at: opens, opens_on: day } = shop;
  if (state === 'open' && closes !== undefined) return say('Open · till {time}', { time: sayHour(closes) });
  if (state === 'open' || opens === undefined || day === undefined) return say(shop.open_text ?? '');
  const opening = { day: sayShortDay(day), time: sayHour(opens) };
  if (state === 'closed-today') return say('Closed today · opens {day} {time}', opening);
  const { day: today, minutes } = indianTime(now);
  const isToday = weekdays[today] === day && minutes < opens;
  return isToday ? say('Opens {time}', opening) : say('Opens {day} {time}', opening);
}
