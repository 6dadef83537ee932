import type { ListingState } from './states';

export const listingActions = [
  'submit payment',
  'confirm payment',
  'reject payment',
  'reverse payment',
  'expire',
  'put back',
  'suspend',
  'restore',
  'extend',
] as const;
export type ListingAction = (typeof listingActions)[number];

export const lifeActors = ['owner', 'admin', 'time'] as const;
export type LifeActor = (typeof lifeActors)[number];

interface LifeRow {
  readonly action: ListingAction;
  readonly by: LifeActor;
  readonly from: readonly ListingState[];
  /** 'before': where the listing is by what is paid and what the owner has said, if nobody suspends it. */
  readonly to: ListingState | 'before';
}

/**
 * The whole life of a listing: who may do what to it, and what becomes of it. Whatever is not in this table is
 * refused. A row that leads to the same status changes the end of the paid time, or only what is written down.
 */
export const life: readonly LifeRow[] = [
  {
    action: 'submit payment',
    by: 'owner',
    from: ['pending_payment', 'rejected', 'expired'],
    to: 'payment_submitted',
  },
  // Who pays early stays in the lists, and money alone lifts no suspension.
  { action: 'submit payment', by: 'owner', from: ['active'], to: 'active' },
  { action: 'submit payment', by: 'owner', from: ['suspended'], to: 'suspended' },

  // The money may be found on the bank's statement before, or without, the owner's word.
  {
    action: 'confirm payment',
    by: 'admin',
    from: ['pending_payment', 'payment_submitted', 'rejected', 'expired', 'active'],
    to: 'active',
  },
  { action: 'confirm payment', by: 'admin', from: ['suspended'], to: 'suspended' },

  // An expired listing has a payment to reject if its year ended while the admin had not looked yet.
  { action: 'reject payment', by: 'admin', from: ['payment_submitted', 'expired'], to: 'rejected' },
  { action: 'reject payment', by: 'admin', from: ['active'], to: 'active' },
  { action: 'reject payment', by: 'admin', from: ['suspended'], to: 'suspended' },

  // A confirmation that was wrong takes its days back. What is left decides where the listing is.
  {
    action: 'reverse payment',
    by: 'admin',
    from: ['payment_submitted', 'active', 'expired', 'rejected'],
    to: 'before',
  },
  { action: 'reverse payment', by: 'admin', from: ['suspended'], to: 'suspended' },

  { action: 'expire', by: 'time', from: ['active'], to: 'expired' },
  // It ended by a clock that was wrong: its paid time is still ahead.
  { action: 'put back', by: 'time', from: ['payment_submitted', 'expired', 'rejected'], to: 'active' },

  {
    action: 'suspend',
    by: 'admin',
    from: ['pending_payment', 'payment_submitted', 'active', 'expired', 'rejected'],
    to: 'suspended',
  },
  { action: 'restore', by: 'admin', from: ['suspended'], to: 'before' },

  { action: 'extend', by: 'admin', from: ['active', 'expired'], to: 'active' },
  { action: 'extend', by: 'admin', from: ['suspended'], to: 'suspended' },
];

/** The row of the table that allows it, or null. */
export const lifeRow = (action: ListingAction, by: LifeActor, from: ListingState): LifeRow | null =>
  life.find((row) => row.action === action && row.by === by && row.from.includes(from)) ?? null;

/** Each action is one actor's. */
export const actorOf: Readonly<Record<ListingAction, LifeActor>> = {
  'submit payment': 'owner',
  'confirm payment': 'admin',
  'reject payment': 'admin',
  'reverse payment': 'admin',
  expire: 'time',
  'put back': 'time',
  suspend: 'admin',
  restore: 'admin',
  extend: 'admin',
};

/** On which days before the end the owner is reminded; 0 is the day itself. */
export const reminderDays = [30, 7, 1, 0] as const;
