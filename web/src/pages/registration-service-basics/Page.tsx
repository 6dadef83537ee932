import { serviceFlow } from '../../registration/steps/service-flow';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={serviceFlow} />;
}
