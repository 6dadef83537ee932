import { licencesKey, withLicences } from '../../registration/agent-photos';
import { AtStop } from '../../registration/AtStop';
import { agentItinerary } from '../../registration/itineraries/agent';
import { MissingStep } from '../../registration/MissingStep';
import { AgentDetailsStep } from '../../registration/steps/AgentDetailsStep';
import { findMissingDraft } from '../../registration/kept-agent';
import { useMissing } from '../../registration/use-missing';

export function Page() {
  const missing = useMissing(findMissingDraft);
  return (
    <AtStop itinerary={agentItinerary} stop={agentItinerary.details} withFiles={withLicences}>
      {(step) => (
        <AgentDetailsStep
          step={step}
          photosKey={licencesKey}
          notice={missing && <MissingStep {...missing} />}
        />
      )}
    </AtStop>
  );
}
