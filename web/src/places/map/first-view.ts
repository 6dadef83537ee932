/** Where a map begins that is told no place: at the middle of Bangalore, with most of the city in sight. */
export const firstView = { middle: { latitude: 12.9716, longitude: 77.5946 }, zoom: 13 } as const;
