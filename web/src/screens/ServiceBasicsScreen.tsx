import { serviceItinerary } from '../registration/itineraries/service';
import { BusinessBasics } from '../registration/steps/BusinessBasics';

export function ServiceBasicsScreen() {
  return <BusinessBasics itinerary={serviceItinerary} />;
}
