export const paymentStates = ['due', 'submitted', 'confirmed', 'rejected'] as const;

/** The status of a listing. `listing-life.ts` says who leads it from one to another. */
export const listingStates = [
  'pending_payment',
  'payment_submitted',
  'active',
  'expired',
  'rejected',
  'suspended',
] as const;
export type ListingState = (typeof listingStates)[number];
