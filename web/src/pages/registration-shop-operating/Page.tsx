import { shopFlow } from '../../registration/steps/flows/shop-flow';
import { BusinessOperating } from './BusinessOperating';

export function Page() {
  return <BusinessOperating flow={shopFlow} />;
}
