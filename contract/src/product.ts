/** The one place that knows what the product is called. */
export const product = {
  name: 'Aaspaas',
  slug: 'aaspaas',
  /** Every call of the product lives under this path. */
  base: '/aaspaas',
} as const;
