import { declareCall } from '../declare-call';

/** Every page loads it, and none of the calls beside it. */
export const findPlace = declareCall('/places/find', { who: 'anyone', hasGetTwin: true });
