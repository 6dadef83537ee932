/** Pages that search around a place. The others, such as a shop's own, keep a url that is the same for everybody. */
export const placePages = /^\/($|userprofile$|nearbyshop$|nearbyservice$|servicefinder$)/i;

/** Under which name a browser remembers the chosen place. */
export const placeStore = 'aaspaas.place';
