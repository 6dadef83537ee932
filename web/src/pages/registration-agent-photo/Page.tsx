import { keepPicture, withPicture } from '../../registration/agent-photos';
import { AtStop } from '../../registration/AtStop';
import { agentItinerary } from '../../registration/itineraries/agent';
import { findMissingDraft } from '../../registration/kept-agent';
import { MissingStep } from '../../registration/MissingStep';
import { PictureStep } from '../../registration/steps/PictureStep';
import { useMissing } from '../../registration/use-missing';

export function Page() {
  const missing = useMissing(findMissingDraft);
  return (
    <AtStop itinerary={agentItinerary} stop={agentItinerary.picture} withFiles={withPicture}>
      {(step) => (
        <PictureStep step={step} onKeep={keepPicture} notice={missing && <MissingStep {...missing} />} />
      )}
    </AtStop>
  );
}
