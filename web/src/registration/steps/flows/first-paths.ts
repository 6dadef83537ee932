import * as paths from '@aaspaas/contract/paths';
import type { BusinessType } from './business-flow';

/** Where the choice of the business type leads. */
export const firstPaths: Readonly<Record<BusinessType, string>> = {
  'product-seller': paths.shopBasics,
  'service-provider': paths.serviceStart,
  both: paths.bothBasics,
};
