import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { readHours } from '@aaspaas/contract/shops/hours';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { readDays, type Weekday, weekdays } from '@aaspaas/contract/shops/weekdays';
import { useNow } from '../../api/boot';
import { say } from '../../say';
import { sayTime } from '../../say-time';

/** The week that begins today. */
export function OpeningHours({ shop }: { shop: ShopRecord }) {
  const today = indianTime(useNow()).day;
  const hours = shop.sh_opening_hours ? readHours(shop.sh_opening_hours) : null;
  const days = readDays(shop.sh_working_days);
  if (!hours) return null;
  const isClosed = (day: Weekday, index: number) =>
    !days.includes(day) || (shop.closed_today && index === today);
  const week = weekdays.map((day, index) => ({ day, index }));
  const fromToday = [...week.slice(today), ...week.slice(0, today)];
  const text =
    hours.schedule === 'full-time'
      ? say('Open all day')
      : `${sayTime(hours.opens)} – ${sayTime(hours.closes)}`;
  return (
    <section>
      <h2 className="pb-1 text-xl">Opening Hours</h2>
      <table className="w-full max-w-md">
        <tbody>
          {fromToday.map(({ day, index }) => (
            <tr key={day} {...(index === today && { 'aria-current': 'date', className: 'font-bold' })}>
              <th scope="row" className={`py-1 text-left ${index === today ? '' : 'font-normal'}`}>
                {say(day)}
                {index === today && <span className="text-sm font-normal text-ink-soft"> today</span>}
              </th>
              <td className="py-1 pl-1 text-right text-balance">{isClosed(day, index) ? 'Closed' : text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
