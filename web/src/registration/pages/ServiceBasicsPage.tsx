import { serviceFlow } from '../steps/flows/service-flow';
import { BusinessBasics } from './BusinessBasics';

export function Page() {
  return <BusinessBasics flow={serviceFlow} />;
}
