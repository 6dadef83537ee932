import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import * as paths from '@aaspaas/contract/paths';
import { ButtonLink } from '../ui/Button';
import { DeliveryItem } from './DeliveryItem';
import { deliveryView } from './delivery-view';
import { useDeliveries } from './use-deliveries';

/** How a request that was just sent goes on. */
export function SentRequest({ sent }: { sent: DeliveryRecord }) {
  const { list } = useDeliveries('customer');
  const now = list?.find(({ d_id }) => d_id === sent.d_id) ?? sent;
  return (
    <div className="grid gap-3">
      <ul className="grid">
        <DeliveryItem delivery={deliveryView(now, 'customer')} />
      </ul>
      <ButtonLink variant="secondary" wide href={paths.agents}>
        All my deliveries
      </ButtonLink>
    </div>
  );
}
