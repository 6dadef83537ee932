/** How a business serves customers: the stored values, worded as in the registrations. */

export const serviceAreas = ['In-shop Only', 'Home Service', 'Both'] as const;

export const deliveryOptions = [
  'Yes, I have my own delivery staff',
  'No, I need freelance delivery support',
  'Only in-store service',
] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];
