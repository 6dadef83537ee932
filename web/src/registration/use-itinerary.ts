import { useEffect, useState } from 'react';
import { useAddress } from '../router/address';
import { itineraryOf, itineraryOfPath, loadBusinessType, saveBusinessType } from './business-type';
import type { BusinessItinerary } from './itineraries/business';
import { shopItinerary } from './itineraries/shop';

/** On a page that belongs to one type of business. Opening it is choosing the type. */
export function useItineraryOfPage(): BusinessItinerary {
  const { path } = useAddress();
  const itinerary = itineraryOfPath(path) ?? shopItinerary;
  useEffect(() => void saveBusinessType(itinerary.type), [itinerary]);
  return itinerary;
}

/** On a page that all types share: by the type that was chosen. The types look alike until it is looked up. */
export function useItineraryOfDraft(): BusinessItinerary {
  const [itinerary, setItinerary] = useState(shopItinerary);
  useEffect(() => {
    const type = loadBusinessType();
    if (type) setItinerary(itineraryOf(type));
  }, []);
  return itinerary;
}
