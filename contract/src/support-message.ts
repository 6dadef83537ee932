import { product } from './product';
import { says } from './says';

/** What a person who asks for help finds typed in WhatsApp. */
export const supportMessage = says('Hello from {product}! How can I help you?', {
  product: product.name,
});
