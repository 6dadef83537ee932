import { product } from './product';

export const supportMessage = `Hello from ${product.name}! How can I help you?`;
