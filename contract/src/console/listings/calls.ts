import { declareConsoleCall } from '../declare-console-call';

export type { BulkRecord, EditRecord, ListingCase, ListingRow } from './shapes';

export const listListings = declareConsoleCall('/console/list/listings', {
  permission: 'look',
  proof: 'none',
});

export const readListing = declareConsoleCall('/console/read/listing', { permission: 'look', proof: 'none' });

export const suspendListing = declareConsoleCall('/console/suspend/listing', {
  permission: 'change listings',
  proof: 'session',
});

export const restoreListing = declareConsoleCall('/console/restore/listing', {
  permission: 'change listings',
  proof: 'session',
});

// Days are worth money.
export const extendListing = declareConsoleCall('/console/extend/listing', {
  permission: 'settle payments',
  proof: 'recent',
  isRetryable: true,
});

export const countListings = declareConsoleCall('/console/count/listings', {
  permission: 'look',
  proof: 'none',
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

export const readBulk = declareConsoleCall('/console/read/bulk', { permission: 'look', proof: 'none' });

export const listEdits = declareConsoleCall('/console/list/edits', { permission: 'look', proof: 'none' });

export const approveEdit = declareConsoleCall('/console/approve/edit', {
  permission: 'change listings',
  proof: 'session',
});
