import { bothItinerary } from '../../registration/itineraries/both';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating itinerary={bothItinerary} />;
}
