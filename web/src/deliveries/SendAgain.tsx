import { listAgents } from '@aaspaas/contract/agents/calls';
import { type DeliveryRecord, listDeliveries } from '@aaspaas/contract/deliveries/calls';
import { isOpen } from '@aaspaas/contract/deliveries/moves';
import { send } from '../api/send';
import { useRead } from '../api/use-read';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { mostAgents, NobodyFree, RequestForm } from './RequestForm';

interface SendAgainProps {
  readonly userId: number;
  /** The request that was declined, or got no answer so far. */
  readonly id: number;
  onSent(): void;
}

/** The same request to the next agent of the place: everything is filled in, and one press sends it. */
export function SendAgain({ userId, id, onSent }: SendAgainProps) {
  const deliveries = useRead(listDeliveries, { side: 'customer' }, send);
  const list = deliveries.state === 'loaded' ? (deliveries.reply.list ?? []) : [];
  const former = list.find(({ d_id }) => d_id === id);
  const location = former?.u_location;
  const others = useRead(
    listAgents,
    location ? { location, availability: 'available', limit: mostAgents + list.length } : null,
    send,
  );
  const failed = [deliveries, others].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return <ErrorState message={failed.failure.message} onRetry={failed.retry} />;
  if (deliveries.state === 'loaded' && !location) return <EmptyState title="Delivery request not found." />;
  if (!former || others.state !== 'loaded') return <ListSkeleton rows={3} />;
  const asked = list.filter((each) => isAsked(each) && isSame(each, former)).map(({ u_id }) => u_id);
  const free = others.reply.list.filter(({ u_id }) => u_id !== userId && !asked.includes(u_id));
  if (free.length === 0) return <NobodyFree city={former.u_location?.split(',').at(-1)?.trim() ?? ''} />;
  return (
    <RequestForm
      pickup={former.sh_name ?? ''}
      address={former.pickup_address}
      agents={free.slice(0, mostAgents)}
      filled={typedIn(former)}
      insteadOf={former.d_state === 'requested' ? former.d_id : undefined}
      onSent={onSent}
    />
  );
}

const typedIn = ({ sh_id, pickup_address, drop_address, note }: DeliveryRecord) => ({
  pickupShopId: sh_id,
  pickupAddress: sh_id === null ? pickup_address : '',
  dropAddress: drop_address,
  note,
});

/** Who has declined or has not answered is not asked again; who did the same delivery before is. */
const isAsked = ({ d_state }: DeliveryRecord): boolean =>
  d_state === 'declined' || d_state === 'unanswered' || isOpen(d_state);

const isSame = (one: DeliveryRecord, other: DeliveryRecord): boolean =>
  JSON.stringify(typedIn(one)) === JSON.stringify(typedIn(other));
