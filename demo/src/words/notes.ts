import { entries } from './entries';
import type { Reach } from './trades/trade';

const notes = (text: string): readonly string[] => entries(text, '|');

const atTheCounter =
  notes(`UPI and cards accepted. | Ramp at the entrance for wheelchairs. | Parking in the lane behind. |
  Senior citizens are not made to wait. | Look for the yellow board. | Drinking water and a chair for everyone. |
  We speak four languages and understand two more. | Please call before coming from far. | Opposite the bus stop.`);

const withDelivery =
  notes(`Message on WhatsApp for today’s rates. | Home delivery within three kilometres. | Bulk orders welcome. |
  Bring your own bag and get a rupee off. | Ask for a bill; we give one always. | UPI and cards accepted. | Look for the red board.`);

const onVisits =
  notes(`Call or WhatsApp to fix a time. | The rate is told before work begins. | We come on Sundays too, if asked. |
  Everyone on our team carries an identity card. | Bill and guarantee in writing. | UPI accepted after the work is done. |
  We speak four languages and understand two more. | Weekend slots go early, please book ahead.`);

/** Sentences that owners like to add at the end of a description. */
export const notesByReach: Readonly<Record<Reach, readonly string[]>> = {
  counter: atTheCounter,
  delivers: withDelivery,
  visits: onVisits,
  either: [...atTheCounter, ...onVisits.slice(0, 4)],
};
