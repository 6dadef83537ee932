import { bothFlow } from './both';
import type { BusinessFlow, BusinessType } from './business';
import { serviceFlow } from './service';
import { shopFlow } from './shop';

const flows: Readonly<Record<BusinessType, BusinessFlow>> = {
  'product-seller': shopFlow,
  'service-provider': serviceFlow,
  both: bothFlow,
};

/** For pages of steps that all types share; the pages of other steps name their own flow. */
export const flowOf = (type: BusinessType): BusinessFlow => flows[type];
