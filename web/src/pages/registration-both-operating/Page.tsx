import { bothFlow } from '../../registration/steps/both-flow';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={bothFlow} />;
}
