import { serviceItinerary } from '../registration/itineraries/service';
import { BusinessOperating } from '../registration/steps/BusinessOperating';

export function ServiceOperatingScreen() {
  return <BusinessOperating itinerary={serviceItinerary} />;
}
