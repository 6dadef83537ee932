import { useState } from 'react';
import { listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { type AgentRecord, listAgents } from '@aaspaas/contract/agents/calls';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { send } from '../api/send';
import { useRead } from '../api/use-read';
import { ChoiceGroup } from '../forms/fields/ChoiceGroup';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { DropFields } from './DropFields';
import { useAssign } from './use-assign';

const mostAgents = 4;

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
  return <RequestForm shop={shop} agents={free} address={address} onSent={onSent} />;
}

function NobodyFree({ city }: { city: string }) {
  return (
    <EmptyState
      title={`No delivery agent is free in ${city} now.`}
      action={<ButtonLink href="/AssignDelivery">See all agents</ButtonLink>}
    />
  );
}

interface RequestFormProps {
  readonly shop: ShopRecord;
  readonly agents: readonly AgentRecord[];
  /** One's own, as the profile has it. */
  readonly address: string;
  onSent(): void;
}

function RequestForm({ shop, agents, address, onSent }: RequestFormProps) {
  const [chosen, setChosen] = useState(String(agents[0]?.u_id));
  const agent = agents.find(({ u_id }) => String(u_id) === chosen) ?? agents[0];
  const filled = { pickupShopId: shop.sh_id, dropAddress: address };
  const { form, error, submit } = useAssign(agent?.u_id ?? 0, onSent, filled);
  const choices = agents.map(({ u_id, u_name, u_vehicle_type, u_rating }) => ({
    value: String(u_id),
    label: u_name,
    text: [u_rating && `${u_rating.toFixed(1)} ★`, u_vehicle_type].filter(Boolean).join(' · '),
  }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>
        Pick up at <b>{shop.sh_name}</b>, {shop.sh_address}
      </p>
      <ChoiceGroup label="Agent" choices={choices} value={chosen} onChange={setChosen} />
      <DropFields form={form} error={error} agentName={agent?.u_name ?? ''} />
    </form>
  );
}
