import { listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { send } from '../api/send';
import { useRead } from '../api/use-read';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { mostAgents, NobodyFree, RequestForm } from './RequestForm';

interface SendToShopProps {
  readonly user: SessionUser;
  readonly shopId: number;
  onSent(): void;
}

/** Sends an agent to a shop: the shop and one's own address are filled in, and the best agent who is free is chosen. */
export function SendToShop({ user, shopId, onSent }: SendToShopProps) {
  const shops = useRead(listShops, { sh_id: shopId });
  const people = useRead(listUsers, { u_id: user.u_id }, send);
  const shop = shops.state === 'loaded' ? shops.reply.list[0] : undefined;
  const agents = useRead(
    listAgents,
    shop ? { location: shop.sh_city, availability: 'available', limit: mostAgents } : null,
    send,
  );
  const failed = [shops, agents].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return <ErrorState message={failed.failure.message} onRetry={failed.retry} />;
  if (shops.state === 'loaded' && !shop) return <EmptyState title="Shop not found." />;
  if (!shop || agents.state !== 'loaded' || people.state === 'loading') return <ListSkeleton rows={3} />;
  const free = agents.reply.list.filter(({ u_id }) => u_id !== user.u_id);
  if (free.length === 0) return <NobodyFree city={shop.sh_city} />;
  // Where the address cannot be read, it can still be typed.
  const home = people.state === 'loaded' ? people.reply.list[0] : undefined;
  const address = home ? [home.u_address, home.u_district, home.zip_code].filter(Boolean).join(', ') : '';
  const filled = { pickupShopId: shop.sh_id, dropAddress: address };
  return (
    <RequestForm
      pickup={shop.sh_name}
      address={shop.sh_address}
      agents={free}
      filled={filled}
      onSent={onSent}
    />
  );
}
