import { useState } from 'react';
import { type AgentRecord, listAgents } from '@aaspaas/contract/agents/calls';
import { RequireSignIn } from '../accounts/RequireSignIn';
import { FormError } from '../forms/FormError';
import { useUrl } from '../navigation/url';
import { useUrlDialog } from '../navigation/use-url-dialog';
import { useRead } from '../api/use-read';
import { Button } from '../ui/Button';
import { ChoiceGroup } from '../forms/fields/ChoiceGroup';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/ListSkeleton';
import { TextArea } from '../forms/fields/TextArea';
import { TextField } from '../forms/fields/TextField';
import { ShopChoice } from './ShopChoice';
import { useAssign } from './use-assign';

/** Opened by '?open=assign&agent=14'. */
export function AssignDialog() {
  return <RequireSignIn>{() => <Assign />}</RequireSignIn>;
}

function Assign() {
  const { close } = useUrlDialog();
  const agentId = Number(useUrl().query.get('agent')) || 0;
  const isId = Number.isInteger(agentId) && agentId > 0 && agentId < 2 ** 31;
  const reading = useRead(listAgents, isId ? { u_id: agentId } : null);
  const agent = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  const isMissing = !isId || (reading.state === 'loaded' && !agent);
  return (
    <Dialog open title={agent ? `Assign ${agent.u_name}` : 'Assign a delivery agent'} onClose={close}>
      {isMissing && <EmptyState title="Agent not found." />}
      {isId && reading.state === 'loading' && <ListSkeleton rows={3} />}
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {agent && <AssignForm agent={agent} onSent={close} />}
    </Dialog>
  );
}

const pickups = [
  { value: 'address', label: 'An address' },
  { value: 'shop', label: 'A shop' },
] as const;

function AssignForm({ agent, onSent }: { agent: AgentRecord; onSent: () => void }) {
  const { form, error, submit } = useAssign(agent.u_id, onSent);
  const [pickup, setPickup] = useState<'shop' | 'address'>('address');
  const [firstName] = agent.u_name.split(' ');
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
      <TextField
        label="Drop address"
        autoComplete="street-address"
        maxLength={1000}
        {...form.field('dropAddress')}
      />
      <TextArea
        label="Note"
        optional
        rows={2}
        countTo={300}
        placeholder="What it is, when, whom to ask for"
        {...form.field('note')}
      />
      <p className="text-sm text-ink-soft">
        {`${firstName} sees the addresses and the note at once, and your name and number after accepting. The fare is between the two of you.`}
      </p>
      <FormError>{error}</FormError>
      <Button type="submit" wide busy={form.busy} busyText="Sending...">
        Send request
      </Button>
    </form>
  );
}
