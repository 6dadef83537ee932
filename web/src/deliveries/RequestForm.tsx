import { useState } from 'react';
import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import type { DeliveryForm } from '@aaspaas/contract/deliveries/rules/delivery';
import * as paths from '@aaspaas/contract/paths';
import { ChoiceGroup } from '../forms/fields/ChoiceGroup';
import { Avatar } from '../ui/Avatar';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { DropFields } from './DropFields';
import { useAssign } from './use-assign';
import { say, sayName } from '../say';
import { sayWith } from '../say-with';

/** How many agents are offered at most, the best first. */
export const mostAgents = 4;

export function NobodyFree({ city }: { city: string }) {
  return (
    <EmptyState
      title={say('No delivery agent is free in {city} now.', { city: sayName(city) })}
      action={<ButtonLink href={paths.agents}>See all agents</ButtonLink>}
    />
  );
}

interface RequestFormProps {
  /** The name of a shop; empty for an address alone. */
  readonly pickup: string;
  readonly address: string;
  readonly agents: readonly AgentRecord[];
  /** What is known already. */
  readonly filled: Partial<DeliveryForm>;
  /** The request that waits for an answer of somebody else. */
  readonly insteadOf?: number | undefined;
  onSent(sent: DeliveryRecord): void;
}

/** A request whose pick-up is known, and of which the best agent who is free is chosen. */
export function RequestForm({ pickup, address, agents, filled, insteadOf, onSent }: RequestFormProps) {
  const [chosen, setChosen] = useState(String(agents[0]?.u_id));
  const agent = agents.find(({ u_id }) => String(u_id) === chosen) ?? agents[0];
  const { form, error, submit } = useAssign(agent?.u_id ?? 0, onSent, filled, insteadOf);
  const choices = agents.map(({ u_id, u_name, u_profile_pic, u_vehicle_type, u_location, u_rating }) => ({
    value: String(u_id),
    label: u_name,
    icon: <Avatar name={u_name} src={u_profile_pic} />,
    text: [u_rating && `${u_rating.toFixed(1)} ★`, u_vehicle_type, u_location].filter(Boolean).join(' · '),
  }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>
        {sayWith('Pick up at {place}', {
          place: (
            <>
              {pickup && <b>{pickup}, </b>}
              {address}
            </>
          ),
        })}
      </p>
      <ChoiceGroup label="Agent" layout="gap-2" choices={choices} value={chosen} onChange={setChosen} />
      <DropFields form={form} error={error} agentName={agent?.u_name ?? ''} />
    </form>
  );
}
