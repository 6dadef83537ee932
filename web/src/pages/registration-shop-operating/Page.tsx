import { shopItinerary } from '../../registration/itineraries/shop';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating itinerary={shopItinerary} />;
}
