import { serviceFlow } from '../../registration/steps/flows/service-flow';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={serviceFlow} />;
}
