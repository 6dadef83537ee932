import { bothFlow } from '../steps/flows/both-flow';
import { BusinessOperating } from './BusinessOperating';

export function Page() {
  return <BusinessOperating flow={bothFlow} />;
}
