import { lazy, Suspense } from 'react';
import { navigate } from '../router/address';
import { useAddressDialog } from '../router/use-address-dialog';
import { useIsHydrating } from '../ui/ServerDrawn';

const SubscriptionDialog = lazy(async () => ({
  default: (await import('./SubscriptionDialog')).SubscriptionDialog,
}));

/** The vendor card's dialog. On this page, taking the offer and closing it both lead to the registration. */
export function SubscriptionOffer() {
  const { shown } = useAddressDialog();
  const isHydrating = useIsHydrating();
  if (isHydrating || shown !== 'subscription') return null;
  const join = () => navigate('/RegistrationJoin', { replace: true });
  return (
    <Suspense>
      <SubscriptionDialog onSubscribe={join} onClose={join} />
    </Suspense>
  );
}
