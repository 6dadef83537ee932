import { shopFlow } from '../../registration/steps/flows/shop-flow';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={shopFlow} />;
}
