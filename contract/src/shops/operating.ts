/** How a business serves people: the sentences are stored, as the registrations say them. */

export const serviceAreas = ['In-shop Only', 'Home Service', 'Both'] as const;

export const deliveryOptions = [
  'Yes, I have my own delivery staff',
  'No, I need freelance delivery support',
  'Only in-store service',
] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];
