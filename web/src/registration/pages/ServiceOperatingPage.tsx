import { serviceFlow } from '../steps/flows/service-flow';
import { BusinessOperating } from './BusinessOperating';

export function Page() {
  return <BusinessOperating flow={serviceFlow} />;
}
