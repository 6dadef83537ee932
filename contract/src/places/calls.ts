import { declareCall } from '../declare-call';

export { findPlace } from './find-call';

export const suggestPlaces = declareCall('/places/suggest', { who: 'anyone', hasGetTwin: true });

export const nearestPlace = declareCall('/places/nearest', { who: 'anyone', hasGetTwin: true });

export const placesAround = declareCall('/places/around', { who: 'anyone', hasGetTwin: true });
