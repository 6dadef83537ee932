/** The only place that knows the product's name. */
export const product = {
  name: 'Aaspaas',
  slug: 'aaspaas',
  /** Every call of the product is under this path. */
  base: '/aaspaas',
} as const;
