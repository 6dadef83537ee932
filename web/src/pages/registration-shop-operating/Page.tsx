import { shopFlow } from '../../registration/steps/flows/shop-flow';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={shopFlow} />;
}
