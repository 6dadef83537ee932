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

/**
 * On a page that all types share: by the type that was chosen. Null while it is looked up, 'none' when nothing was
 * chosen.
 */
export function useItineraryOfDraft(): BusinessItinerary | 'none' | null {
  const [itinerary, setItinerary] = useState<BusinessItinerary | 'none' | null>(null);
  useEffect(() => {
    const type = loadBusinessType();
    setItinerary(type ? itineraryOf(type) : 'none');
  }, []);
  return itinerary;
}
