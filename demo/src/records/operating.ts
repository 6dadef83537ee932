import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';
import type { Listing } from '../../../api/src/shops/listing';
import type { Reach, Trade, Week } from '../words/trades/trade';
import type { Random } from './random';

/** An answer that is listed twice is given twice as often. */
const deliveryByReach: Readonly<Record<Reach, readonly DeliveryOption[]>> = {
  counter: ['in-store', 'in-store', 'in-store', 'freelance'],
  delivers: ['own-staff', 'own-staff', 'own-staff', 'freelance', 'freelance', 'in-store'],
  visits: ['in-store'],
  either: ['own-staff', 'own-staff', 'freelance', 'in-store', 'in-store'],
};

const areaByReach: Readonly<Record<Reach, readonly ServiceArea[]>> = {
  counter: ['in-shop'],
  delivers: ['in-shop', 'both'],
  visits: ['home'],
  either: ['both'],
};

/** Monday is 1, Sunday is 64. */
const daysOfWeek: Readonly<Record<Week, number>> = { daily: 127, six: 63, five: 31, notTuesday: 125 };

type Operating = Pick<Listing, 'schedule' | 'opens' | 'closes' | 'days' | 'deliveryOption' | 'serviceArea'>;

/** For an owner who skipped the operating details. */
export const notYetOperating: Operating = {
  schedule: null,
  opens: null,
  closes: null,
  days: 0,
  deliveryOption: null,
  serviceArea: null,
};

export function inventOperating(
  random: Random,
  { hours, weeks, reach, alwaysOpenPercent }: Trade,
): Operating {
  const [opens, closes] = random.pick(hours);
  const days = daysOfWeek[random.pick(weeks)];
  const answers = {
    deliveryOption: random.pick(deliveryByReach[reach]),
    serviceArea: random.pick(areaByReach[reach]),
  };
  return random.chance(alwaysOpenPercent / 100)
    ? { schedule: 'full-time', opens: null, closes: null, days: daysOfWeek.daily, ...answers }
    : { schedule: 'part-time', opens: opens * 60, closes: closes * 60, days, ...answers };
}
