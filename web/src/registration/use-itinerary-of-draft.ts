import { useEffect, useState } from 'react';
import { loadBusinessType } from './business-type';
import type { BusinessItinerary, BusinessType } from './itineraries/business';
import { itineraryOf } from './itinerary-of-type';

/** On a page that all types share: by the type that was chosen. The types look alike until it is looked up. */
export function useItineraryOfDraft(): BusinessItinerary {
  const [type, setType] = useState<BusinessType>('product-seller');
  useEffect(() => setType((before) => loadBusinessType() ?? before), []);
  return itineraryOf(type);
}
