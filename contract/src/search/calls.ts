import { declareCall } from '../declare-call';

export type { Suggestion } from './shapes';

export const suggest = declareCall('/search/suggest', {
  who: 'anyone',
  hasGetTwin: true,
});
