import { shopFlow } from '../../registration/flows/shop';
import { BusinessBasics } from '../../registration/steps/BusinessBasics';

export function Page() {
  return <BusinessBasics flow={shopFlow} />;
}
