import { serviceItinerary } from '../../registration/itineraries/service';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating itinerary={serviceItinerary} />;
}
