import { serviceFlow } from '../../registration/flows/service';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={serviceFlow} />;
}
