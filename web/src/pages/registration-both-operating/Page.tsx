import { bothFlow } from '../../registration/steps/flows/both-flow';
import { BusinessOperating } from '../registration-shop-operating/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={bothFlow} />;
}
