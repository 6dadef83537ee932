import * as paths from '@aaspaas/contract/paths';
import { navigate } from '../../current-url/url';
import { SubscriptionDialog } from './SubscriptionDialog';

/** The landing page's offer to vendors. Accepting and closing both lead to the registration. */
export function VendorOffer() {
  const join = () => navigate(paths.typeChoice, { replace: true });
  return <SubscriptionDialog onSubscribe={join} onClose={join} />;
}
