import { shopItinerary } from '../registration/itineraries/shop';
import { BusinessBasics } from '../registration/steps/BusinessBasics';

export function ShopBasicsScreen() {
  return <BusinessBasics itinerary={shopItinerary} />;
}
