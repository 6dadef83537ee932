import { useState } from 'react';
import { type DeliverySide, isOpen } from '@aaspaas/contract/deliveries/moves';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { MoreList } from '../ui/MoreList';
import { DeliveryItem } from './DeliveryItem';
import { type DeliveryView, deliveryView } from './delivery-view';
import { type Deliveries, useDeliveries, useSentHere } from './use-deliveries';
import { say } from '../say';

const copy = {
  customer: {
    title: 'Your delivery requests',
    none: 'Nothing on its way. Choose an agent below and press Assign.',
  },
  agent: {
    title: 'Delivery requests',
    none: 'No requests yet. Customers can send them while you are available or busy.',
  },
} as const;

/** The deliveries, as one of the two sides sees them. */
export function DeliverySection({ side }: { side: DeliverySide }) {
  const deliveries = useDeliveries(side);
  const { title, none } = copy[side];
  const [sentId, setSentId] = useState<number | null>(null);
  useSentHere(setSentId);
  // Only after the dialog that sent it has closed.
  const newId = useUrlDialog().shown === null ? sentId : null;
  const isPast = side === 'customer' && isLongOver(deliveries.list);
  return (
    <section
      aria-labelledby="deliveries-title"
      className={`grid grid-cols-1 gap-3 ${isPast ? 'order-1' : ''}`}
    >
      <h2 id="deliveries-title" className="text-xl">
        {say(title)}
      </h2>
      <Body {...deliveries} side={side} none={none} newId={newId} />
    </section>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** Then whom one may send stands before whom one has sent. */
const isLongOver = (list: Deliveries['list']): boolean =>
  !!list?.length &&
  list.every(
    ({ d_state, d_changed_at }) => !isOpen(d_state) && Date.now() - Date.parse(d_changed_at) > dayMs,
  );

type BodyProps = Deliveries & {
  readonly side: DeliverySide;
  readonly none: string;
  /** The request that was just sent; the page scrolls there. */
  readonly newId: number | null;
};

function Body({ list, isStale, refresh, side, none, newId }: BodyProps) {
  if (!list) {
    if (!isStale) return <ListSkeleton rows={1} />;
    return <ErrorState message="The requests could not be loaded." onRetry={refresh} />;
  }
  if (list.length === 0) return <p className="text-ink-soft">{say(none)}</p>;
  const views = list.map((record) => deliveryView(record, side));
  return (
    <>
      {isStale && <p className="text-sm text-danger">This may be out of date. We keep trying.</p>}
      <MoreList items={views} first={firstOf(views)}>
        {(shown) => (
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {shown.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} isNew={delivery.id === newId} />
            ))}
          </ul>
        )}
      </MoreList>
    </>
  );
}

/** All open ones, and at least two. */
const firstOf = (views: readonly DeliveryView[]): number =>
  Math.max(2, views.filter(({ state }) => isOpen(state)).length);
