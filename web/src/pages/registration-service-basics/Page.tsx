import { serviceFlow } from '../../registration/steps/flows/service-flow';
import { BusinessBasics } from '../registration-shop-basics/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={serviceFlow} />;
}
