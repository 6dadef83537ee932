import { bothFlow } from '../steps/flows/both-flow';
import { BusinessBasics } from './BusinessBasics';

export function Page() {
  return <BusinessBasics flow={bothFlow} />;
}
