import { shopFlow } from '../../registration/flows/shop';
import { BusinessOperating } from '../../registration/steps/BusinessOperating';

export function Page() {
  return <BusinessOperating flow={shopFlow} />;
}
