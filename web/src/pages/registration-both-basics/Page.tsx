import { bothFlow } from '../../registration/steps/flows/both-flow';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={bothFlow} />;
}
