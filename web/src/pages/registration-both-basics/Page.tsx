import { bothFlow } from '../../registration/steps/both-flow';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={bothFlow} />;
}
