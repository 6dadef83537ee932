import { shopItinerary } from '../../registration/itineraries/shop';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics itinerary={shopItinerary} />;
}
