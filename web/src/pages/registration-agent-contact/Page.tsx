import { AtStop } from '../../registration/AtStop';
import { agentItinerary } from '../../registration/itineraries/agent';
import { findMissingPerson } from '../../registration/kept-agent';
import { AgentContactStep } from '../../registration/steps/AgentContactStep';
import { useMissing } from '../../registration/use-missing';

export function Page() {
  const missing = useMissing(findMissingPerson);
  return (
    <AtStop itinerary={agentItinerary} stop={agentItinerary.contact}>
      {(step) => <AgentContactStep step={step} missing={missing} />}
    </AtStop>
  );
}
