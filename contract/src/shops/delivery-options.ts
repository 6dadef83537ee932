/** How a business delivers, as calls, drafts and forms say it; rows hold keys (stored-keys.ts). */
export const deliveryOptions = [
  'Yes, I have my own delivery staff',
  'No, I need freelance delivery support',
  'Only in-store service',
] as const;
