import { bothItinerary } from '../registration/itineraries/both';
import { BusinessOperating } from '../registration/steps/BusinessOperating';

export function BothOperatingScreen() {
  return <BusinessOperating itinerary={bothItinerary} />;
}
