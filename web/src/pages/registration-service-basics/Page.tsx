import { serviceFlow } from '../../registration/flows/service';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={serviceFlow} />;
}
