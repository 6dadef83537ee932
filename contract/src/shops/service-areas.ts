import type { Kind } from './kinds';

/** Where a business serves its customers, as calls, drafts and forms say it; rows hold keys (stored-keys.ts). */
export const serviceAreas = ['In-shop Only', 'Home Service', 'Both'] as const;

/** Who only comes to the customer's home brings nothing else there, and is asked nothing about delivery. */
export const onlyComesHome = (kind: Kind, serviceArea: string): boolean =>
  kind === 'service' && serviceArea === 'Home Service';
