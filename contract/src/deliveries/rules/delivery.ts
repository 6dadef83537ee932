import type { RuleTable } from '../../rule-engine/rule';
import { isBlank, longerThan, shorterThan } from '../../rule-engine/text';

/** What a customer fills in to send an agent. */
export interface DeliveryForm {
  /** Null if it is picked up at an address. */
  readonly pickupShopId: number | null;
  readonly pickupAddress: string;
  readonly dropAddress: string;
  readonly note: string;
}

export const deliveryRules = {
  pickupAddress: [
    [
      'Please choose a shop or enter a pickup address',
      (address, { pickupShopId }) => !pickupShopId && isBlank(address),
    ],
    [
      'Pickup address must be at least 5 characters',
      (address, { pickupShopId }) => !pickupShopId && shorterThan(5)(address),
    ],
    ['Pickup address must not exceed 200 characters', longerThan(200)],
  ],
  dropAddress: [
    ['Drop address is required', isBlank],
    ['Drop address must be at least 5 characters', shorterThan(5)],
    ['Drop address must not exceed 200 characters', longerThan(200)],
  ],
  note: [['Note must not exceed 300 characters', longerThan(300)]],
} satisfies RuleTable<DeliveryForm>;

export interface AgentRating {
  readonly rating: number;
  readonly comment: string;
}

export const agentRatingRules = {
  rating: [['Please choose a number of stars', (rating) => rating < 1]],
  comment: [['Your words must not exceed 1000 characters', longerThan(1000)]],
} satisfies RuleTable<AgentRating>;
