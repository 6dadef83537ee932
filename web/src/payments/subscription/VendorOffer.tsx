import { typeChoicePath } from '@aaspaas/contract/registration/type-choice-path';
import { navigate } from '../../current-url/url';
import { SubscriptionDialog } from './SubscriptionDialog';

/** The landing page's offer to vendors. Accepting and closing both lead to the registration. */
export function VendorOffer() {
  const join = () => navigate(typeChoicePath, { replace: true });
  return <SubscriptionDialog onSubscribe={join} onClose={join} />;
}
