/** Where a business serves its customers, as calls, drafts and forms say it; rows hold keys (stored-keys.ts). */
export const serviceAreas = ['In-shop Only', 'Home Service', 'Both'] as const;
