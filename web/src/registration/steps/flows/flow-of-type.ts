import { bothFlow } from './both-flow';
import type { BusinessFlow, BusinessType } from './business-flow';
import { serviceFlow } from './service-flow';
import { shopFlow } from './shop-flow';

const flows: Readonly<Record<BusinessType, BusinessFlow>> = {
  'product-seller': shopFlow,
  'service-provider': serviceFlow,
  both: bothFlow,
};

/** For pages of steps that all types share; the pages of other steps name their own flow. */
export const flowOf = (type: BusinessType): BusinessFlow => flows[type];
