import type { ListingState } from '@aaspaas/contract/payments/states';

/** Businesses that are not listed, so that the admin's pages have something to show. */
interface Unlisted {
  readonly city: string;
  readonly trade: string;
  readonly status: ListingState;
  readonly reason: string;
  /** Operating details and branding were skipped. */
  readonly isIncomplete: boolean;
}

const unlistedIn = (city: string, trade: string, status: ListingState, reason = ''): Unlisted => ({
  city,
  trade,
  status,
  reason,
  isIncomplete: false,
});

export const unlisted: readonly Unlisted[] = [
  unlistedIn('Bangalore', 'pottery', 'pending_payment'),
  unlistedIn('Kochi', 'footwear', 'pending_payment'),
  unlistedIn('Pune', 'web-development', 'pending_payment'),
  unlistedIn('Bangalore', 'ac-repair', 'payment_submitted'),
  unlistedIn('Mumbai', 'catering', 'payment_submitted'),
  unlistedIn('Thrissur', 'jewellery', 'payment_submitted'),
  unlistedIn('Delhi', 'electronics', 'payment_submitted'),
  unlistedIn('Chennai', 'travel', 'expired'),
  unlistedIn('Kollam', 'hardware', 'expired'),
  unlistedIn(
    'Hyderabad',
    'clothing',
    'rejected',
    'The UTR number is not in our bank statement. Please send it again.',
  ),
  unlistedIn('Jaipur', 'jewellery', 'rejected', 'Rs 50 was received instead of Rs 500.'),
  unlistedIn(
    'Kolkata',
    'real-estate',
    'suspended',
    'Three customers reported flats that were not available.',
  ),
  { ...unlistedIn('Bangalore', 'design', 'active'), isIncomplete: true },
  { ...unlistedIn('Kannur', 'bakery', 'pending_payment'), isIncomplete: true },
];
