import { useState } from 'react';
import { type AgentRecord, listAgents } from '@aaspaas/contract/agents/calls';
import { RequireSignIn } from '../accounts/RequireSignIn';
import { useUrl } from '../current-url/url';
import { useUrlDialog } from '../current-url/use-url-dialog';
import type { ReplyOf } from '@aaspaas/contract/call';
import { type Reading, useRead } from '../api/use-read';
import { ChoiceGroup } from '../forms/fields/ChoiceGroup';
import { Dialog } from '../ui/dialogs/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { TextField } from '../forms/fields/TextField';
import { DropFields } from './DropFields';
import { SendAgain } from './SendAgain';
import { SentRequest } from './SentRequest';
import { ShopChoice } from './ShopChoice';
import { recallTyped, useAssign } from './use-assign';
import { listUsers, type SessionUser, type UserRecord } from '@aaspaas/contract/accounts/calls';
import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { send } from '../api/send';
import { mostAgents, NobodyFree, RequestForm } from './RequestForm';
import { say } from '../say';

/**
 * Opened by '?open=assign&agent=14', from a shop's page by '?open=assign&shop=16', or after a request was declined by
 * '?open=assign&again=3'.
 */
export function AssignDialog() {
  const { close } = useUrlDialog();
  const { query } = useUrl();
  const [agentId, shopId, againId] = ['agent', 'shop', 'again'].map((name) => idIn(query.get(name)));
  return (
    <RequireSignIn>
      {(user) => {
        if (!query.has('agent') && againId)
          return (
            <Dialog open title="Ask the next agent" onClose={close}>
              <SendAgain userId={user.u_id} id={againId} onSent={close} />
            </Dialog>
          );
        if (!query.has('agent') && shopId) return <SendToShop user={user} shopId={shopId} />;
        return <Assign user={user} agentId={agentId ?? 0} />;
      }}
    </RequireSignIn>
  );
}

/** Urls are typed by people: 0 for what cannot be an id. */
function idIn(typed: string | null): number {
  const id = Number(typed);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}

function Assign({ user, agentId }: { user: SessionUser; agentId: number }) {
  const { close } = useUrlDialog();
  const isId = agentId > 0;
  const people = useRead(listUsers, isId ? { u_id: user.u_id } : null, send);
  const reading = useRead(listAgents, isId ? { u_id: agentId } : null);
  const agent = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  const isMissing = !isId || (reading.state === 'loaded' && !agent);
  return (
    <Dialog
      open
      title={agent ? say('Assign {name}', { name: agent.u_name }) : 'Assign a delivery agent'}
      onClose={close}
    >
      {isMissing && <EmptyState title="Agent not found." />}
      {isId && (reading.state === 'loading' || (agent && people.state === 'loading')) && (
        <ListSkeleton rows={3} />
      )}
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {agent && people.state !== 'loading' && (
        <AssignForm agent={agent} address={addressIn(people)} onSent={close} />
      )}
    </Dialog>
  );
}

const pickups = [
  { value: 'address', label: 'An address' },
  { value: 'shop', label: 'A shop' },
] as const;

interface AssignFormProps {
  readonly agent: AgentRecord;
  /** One's own, where it is known. */
  readonly address: string;
  onSent(): void;
}

function AssignForm({ agent, address, onSent }: AssignFormProps) {
  const [filled] = useState(() => ({ dropAddress: recallTyped().dropAddress || address }));
  const { form, error, submit } = useAssign(agent.u_id, onSent, filled);
  const [pickup, setPickup] = useState<'shop' | 'address'>('address');
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ChoiceGroup
        label="Pick up from"
        choices={pickups}
        value={pickup}
        onChange={(next) => {
          setPickup(next);
          form.setValues({ pickupShopId: null });
        }}
      />
      {pickup === 'shop' ? (
        <ShopChoice
          city={agent.u_location.split(',').at(-1)?.trim() ?? ''}
          chosen={form.values.pickupShopId}
          error={form.errors.pickupAddress}
          onChoose={(pickupShopId) => form.setValues({ pickupShopId })}
        />
      ) : (
        <TextField label="Pickup address" maxLength={1000} {...form.field('pickupAddress')} />
      )}
      <DropFields form={form} error={error} agentName={agent.u_name} />
    </form>
  );
}

interface SendToShopProps {
  readonly user: SessionUser;
  readonly shopId: number;
}

/** Sends an agent to a shop. The page below has no list of deliveries, so the request goes on here. */
function SendToShop({ user, shopId }: SendToShopProps) {
  const { close } = useUrlDialog();
  const [sent, setSent] = useState<DeliveryRecord | null>(null);
  return (
    <Dialog open title={sent ? 'Your request' : 'Send an agent'} onClose={close}>
      {sent ? <SentRequest sent={sent} /> : <ShopRequest user={user} shopId={shopId} onSent={setSent} />}
    </Dialog>
  );
}

interface ShopRequestProps extends SendToShopProps {
  onSent(sent: DeliveryRecord): void;
}

/** The shop and one's own address are filled in, and the best agent who is free is chosen. */
function ShopRequest({ user, shopId, onSent }: ShopRequestProps) {
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
  if (free.length === 0) return <NobodyFree city={say(shop.sh_city)} />;
  const filled = { pickupShopId: shop.sh_id, dropAddress: addressIn(people) };
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

/** Where the address cannot be read, it can still be typed. */
function addressIn(people: Reading<ReplyOf<typeof listUsers>>): string {
  const home = people.state === 'loaded' ? people.reply.list[0] : undefined;
  return home ? wholeAddress(home) : '';
}

/** Many write the PIN code into the first line as well. */
const wholeAddress = ({ u_address, u_district, zip_code }: UserRecord): string =>
  [u_address, u_district, u_address.includes(zip_code) ? '' : zip_code].filter(Boolean).join(', ');
