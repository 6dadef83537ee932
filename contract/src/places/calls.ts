import { declareCall } from '../declare-call';

export const suggestPlaces = declareCall('/places/suggest', { who: 'anyone', hasGetTwin: true });

export const nearestPlace = declareCall('/places/nearest', { who: 'anyone', hasGetTwin: true });

export const findPlace = declareCall('/places/find', { who: 'anyone', hasGetTwin: true });

export const placesAround = declareCall('/places/around', { who: 'anyone', hasGetTwin: true });
