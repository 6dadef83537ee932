export const ownDeliveries = { side: 'customer' } as const;
export const ownFavourites = { fields: 'card' } as const;
