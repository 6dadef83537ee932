import type { BusinessType } from '../../registration/steps/flows/business-flow';

/** Where the choice of the business type leads. */
export const firstPaths: Readonly<Record<BusinessType, string>> = {
  'product-seller': '/BusinessRegistrationForm',
  'service-provider': '/ServiceRegistration',
  both: '/BothRegistrationForm',
};
