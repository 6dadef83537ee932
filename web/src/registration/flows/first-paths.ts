import type { BusinessType } from './business';

/** Where the choice of the business type leads. */
export const firstPaths: Readonly<Record<BusinessType, string>> = {
  'product-seller': '/BusinessRegistrationForm',
  'service-provider': '/ServiceRegistration',
  both: '/BothRegistrationForm',
};
