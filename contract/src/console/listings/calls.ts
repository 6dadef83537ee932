import { declareConsoleCall } from '../declare-console-call';

export type { EditRecord, ListingCase, ListingRow } from './shapes';

export const listListings = declareConsoleCall('/console/list/listings', {
  permission: 'look',
});

export const readListing = declareConsoleCall('/console/read/listing', { permission: 'look' });

// Whether customers see it is what its owner has paid for.
export const suspendListing = declareConsoleCall('/console/suspend/listing', {
  permission: 'change listings',
  proof: 'recent',
});

export const restoreListing = declareConsoleCall('/console/restore/listing', {
  permission: 'change listings',
  proof: 'recent',
});

// Days are worth money.
export const extendListing = declareConsoleCall('/console/extend/listing', {
  permission: 'settle payments',
  proof: 'recent',
  isRetryable: true,
});

export const countListings = declareConsoleCall('/console/count/listings', {
  permission: 'look',
});

export const extendListings = declareConsoleCall('/console/extend/listings', {
  permission: 'settle payments',
  proof: 'recent',
  isRetryable: true,
});

export const suspendListings = declareConsoleCall('/console/suspend/listings', {
  permission: 'change listings',
  proof: 'recent',
  isRetryable: true,
});

export const restoreListings = declareConsoleCall('/console/restore/listings', {
  permission: 'change listings',
  proof: 'recent',
  isRetryable: true,
});

export const listEdits = declareConsoleCall('/console/list/edits', { permission: 'look' });

export const approveEdit = declareConsoleCall('/console/approve/edit', {
  permission: 'change listings',
  proof: 'session',
});
