import { bothFlow } from '../../registration/flows/both';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={bothFlow} />;
}
