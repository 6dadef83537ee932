import { bothItinerary } from '../../registration/itineraries/both';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics itinerary={bothItinerary} />;
}
