import { serviceFlow } from '../../registration/steps/flows/service-flow';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={serviceFlow} />;
}
