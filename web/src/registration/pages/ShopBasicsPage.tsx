import { shopFlow } from '../steps/flows/shop-flow';
import { BusinessBasics } from './BusinessBasics';

export function Page() {
  return <BusinessBasics flow={shopFlow} />;
}
