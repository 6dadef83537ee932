import { shopFlow } from '../steps/flows/shop-flow';
import { BusinessOperating } from './BusinessOperating';

export function Page() {
  return <BusinessOperating flow={shopFlow} />;
}
