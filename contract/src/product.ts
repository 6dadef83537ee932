/** The only place that knows the product's name. */
export const product = {
  name: 'Aaspaas',
  slug: 'aaspaas',
  /** Every call of the product is under this path. */
  base: '/aaspaas',
} as const;

/** What a person who asks for help finds typed in WhatsApp. */
export const supportMessage = `Hello from ${product.name}! How can I help you?`;
