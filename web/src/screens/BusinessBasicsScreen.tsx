import { AtStop } from '../registration/AtStop';
import { useItineraryOfPage } from '../registration/use-itinerary';
import { BasicsStep } from '../registration/steps/BasicsStep';

export function BusinessBasicsScreen() {
  const itinerary = useItineraryOfPage();
  return (
    <AtStop itinerary={itinerary} stop={itinerary.basics}>
      {(step) => <BasicsStep step={step} categories={itinerary.categories} where={null} />}
    </AtStop>
  );
}
