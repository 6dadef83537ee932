import { agentLocations } from '@aaspaas/contract/registration/categories';
import { AtStop } from '../../registration/AtStop';
import { agentItinerary } from '../../registration/itineraries/agent';
import { PersonalStep } from '../../registration/steps/PersonalStep';

export function Page() {
  return (
    <AtStop itinerary={agentItinerary} stop={agentItinerary.personal}>
      {(step) => <PersonalStep step={step} locations={agentLocations} />}
    </AtStop>
  );
}
