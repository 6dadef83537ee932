import { useEffect, useState } from 'react';
import { useUrl } from '../router/url';
import { loadBusinessType } from './business-type';
import type { BusinessItinerary, BusinessType } from './itineraries/business';
import { serviceItinerary } from './itineraries/service';
import { itineraryOf } from './itinerary-of-type';

/** On a page that all types share: by the type that was chosen. The types look alike until it is looked up. */
export function useItineraryOfDraft(): BusinessItinerary {
  const { path } = useUrl();
  const [type, setType] = useState<BusinessType>('product-seller');
  useEffect(() => setType((before) => loadBusinessType() ?? before), []);
  // Services have a contact page of their own.
  const isOfServices = path.toLowerCase() === serviceItinerary.contact.path.toLowerCase();
  return isOfServices ? serviceItinerary : itineraryOf(type);
}
