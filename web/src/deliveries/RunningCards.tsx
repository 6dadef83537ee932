import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import { DeliveryItem } from './DeliveryItem';
import { deliveryView } from './delivery-view';
import { say } from '../say';

export interface RunningProps {
  readonly running: readonly DeliveryRecord[];
}

const title = 'On its way';

export const RunningCards = ({ running }: RunningProps) => (
  <section aria-label={say(title)} className="mx-auto max-w-6xl px-4 pt-4">
    <h2 className="pb-2 text-lg sm:text-2xl">{say(title)}</h2>
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {running.map((record) => (
        <DeliveryItem key={record.d_id} delivery={deliveryView(record, 'customer')} />
      ))}
    </ul>
  </section>
);
