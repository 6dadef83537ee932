import { declareConsoleCall } from '../declare-console-call';

export type { PairRow, PairSide } from './shapes';

export const listDuplicates = declareConsoleCall('/console/list/duplicates', {
  permission: 'look',
});

export const readPair = declareConsoleCall('/console/read/pair', { permission: 'look' });

export const tellApart = declareConsoleCall('/console/tell/apart', {
  permission: 'change listings',
  proof: 'session',
});

// The account of the listing that goes is deleted with it.
export const mergeListings = declareConsoleCall('/console/merge/listings', {
  permission: 'delete people',
  proof: 'recent',
});
