import { bothFlow } from './flows/both';
import type { BusinessFlow, BusinessType } from './flows/business';
import { serviceFlow } from './flows/service';
import { shopFlow } from './flows/shop';

const flows: Readonly<Record<BusinessType, BusinessFlow>> = {
  'product-seller': shopFlow,
  'service-provider': serviceFlow,
  both: bothFlow,
};

/** For pages of steps that all types share; the pages of other steps name their own flow. */
export const flowOf = (type: BusinessType): BusinessFlow => flows[type];
