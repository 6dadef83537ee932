import { bothItinerary } from '../registration/itineraries/both';
import { BusinessBasics } from '../registration/steps/BusinessBasics';

export function BothBasicsScreen() {
  return <BusinessBasics itinerary={bothItinerary} />;
}
