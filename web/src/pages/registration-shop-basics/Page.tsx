import { shopFlow } from '../../registration/steps/shop-flow';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={shopFlow} />;
}
