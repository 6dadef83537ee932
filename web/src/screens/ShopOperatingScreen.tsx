import { shopItinerary } from '../registration/itineraries/shop';
import { BusinessOperating } from '../registration/steps/BusinessOperating';

export function ShopOperatingScreen() {
  return <BusinessOperating itinerary={shopItinerary} />;
}
