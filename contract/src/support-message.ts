import { product } from './product';

/** What a person who asks for help finds typed in WhatsApp. */
export const supportMessage = `Hello from ${product.name}! How can I help you?`;
