import type { BusinessType } from './business-flow';

/** Where the choice of the business type leads. */
export const firstPaths: Readonly<Record<BusinessType, string>> = {
  'product-seller': '/BusinessRegistrationForm',
  'service-provider': '/ServiceRegistration',
  both: '/BothRegistrationForm',
};
