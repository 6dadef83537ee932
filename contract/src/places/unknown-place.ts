/** Where a business stands whose place nobody knows. No distance is measured from it. */
export const unknownPlace = { latitude: 12.9352, longitude: 77.6245 } as const;
