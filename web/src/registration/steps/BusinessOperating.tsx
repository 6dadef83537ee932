import { useEffect } from 'react';
import { AtStop } from '../AtStop';
import { saveBusinessType } from '../business-type';
import type { BusinessItinerary } from '../itineraries/business';
import { OperatingStep } from './OperatingStep';

/** The second step of one type of business. Opening it is choosing the type. */
export function BusinessOperating({ itinerary }: { itinerary: BusinessItinerary }) {
  useEffect(() => void saveBusinessType(itinerary.type), [itinerary]);
  return (
    <AtStop itinerary={itinerary} stop={itinerary.operating}>
      {(step) => <OperatingStep step={step} />}
    </AtStop>
  );
}
