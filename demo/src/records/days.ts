import { daysBefore } from './calendar';
import { randomFor } from './random';

/** A year that went well, for the charts of the console: ever more listings, and on weekends fewer searches. */
export function makeDays(liveListings: number, now: Date) {
  const random = randomFor('days');
  return Array.from({ length: 366 }, (_, daysAgo) => {
    const growth = 1 - daysAgo / 500;
    const at = daysBefore(now, daysAgo);
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const searches = Math.round(growth * random.whole(180, 320) * (isWeekend ? 0.7 : 1));
    return {
      day: at.slice(0, 10),
      businesses: random.whole(0, Math.ceil(6 * growth)),
      people: random.whole(1, Math.ceil(14 * growth)),
      listings: Math.round(liveListings * growth),
      searches,
      empty: Math.round(searches * (0.05 + daysAgo / 3000)),
      countedAt: now.toISOString(),
    };
  });
}
