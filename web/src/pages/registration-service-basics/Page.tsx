import { serviceItinerary } from '../../registration/itineraries/service';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics itinerary={serviceItinerary} />;
}
