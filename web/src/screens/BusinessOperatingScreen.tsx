import { AtStop } from '../registration/AtStop';
import { useItineraryOfPage } from '../registration/use-itinerary';
import { OperatingStep } from '../registration/steps/OperatingStep';

export function BusinessOperatingScreen() {
  const itinerary = useItineraryOfPage();
  return (
    <AtStop itinerary={itinerary} stop={itinerary.operating}>
      {(step) => <OperatingStep step={step} />}
    </AtStop>
  );
}
