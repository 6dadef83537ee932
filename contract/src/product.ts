/** The product's name stands here alone. */
export const product = {
  name: 'Aaspaas',
  slug: 'aaspaas',
  /** Every call of the product is under this path. */
  base: '/aaspaas',
} as const;
