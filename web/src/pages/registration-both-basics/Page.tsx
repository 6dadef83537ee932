import { bothFlow } from '../../registration/steps/flows/both-flow';
import { BusinessBasics } from '../registration-shop-basics/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={bothFlow} />;
}
