import { serviceFlow } from '../../registration/steps/flows/service-flow';
import { BusinessOperating } from '../registration-shop-operating/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={serviceFlow} />;
}
