import { bothItinerary } from './itineraries/both';
import type { BusinessItinerary, BusinessType } from './itineraries/business';
import { serviceItinerary } from './itineraries/service';
import { shopItinerary } from './itineraries/shop';

const itineraries: Readonly<Record<BusinessType, BusinessItinerary>> = {
  'product-seller': shopItinerary,
  'service-provider': serviceItinerary,
  both: bothItinerary,
};

/** For the steps that all types share; the others know their own. */
export const itineraryOf = (type: BusinessType): BusinessItinerary => itineraries[type];
