import { bothFlow } from '../../registration/flows/both';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={bothFlow} />;
}
