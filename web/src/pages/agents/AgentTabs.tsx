import { type ReactNode, useId } from 'react';
import { availabilities, type Availability, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { listAgents } from '@aaspaas/contract/agents/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import { useSettings } from '../../api/boot';
import { read, send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { Tabs } from '../../ui/Tabs';
import { AgentGrid, agentGridClasses } from './AgentGrid';
import { type AgentView, agentView, defaultAgentLocation } from './agent-view';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { AgentFacts } from './AgentCard';
import { AvailabilityBadge } from './AvailabilityBadge';
import { say, sayName } from '../../say';

const firstShown = 12;
const nobody: Readonly<Record<Availability, number>> = { available: 0, busy: 0, not_available: 0 };

interface AgentTabsProps {
  readonly request: RequestTo<typeof listAgents>;
  /** As shown on the page: what was searched for, and where. */
  readonly search: string;
  readonly city: string;
  readonly status: Availability;
  onStatus(status: Availability): void;
  actionFor(agent: AgentView): ReactNode;
}

/** The agents of a city under three tabs: available, busy, not available. */
export function AgentTabs({ request, search, city, status, onStatus, actionFor }: AgentTabsProps) {
  const { reading, counts } = useAgents(request, status);
  const agents = reading.state === 'loaded' ? reading.reply.list.map(agentView) : [];
  const here = agents.filter(({ availability }) => availability === status);
  const tabs = availabilities.map((id) => ({
    id,
    label: availabilityLabels[id],
    ...(agents.length > 0 && { count: counts[id] }),
  }));
  return (
    <Tabs label="Availability" tabs={tabs} selected={status} onSelect={onStatus}>
      <div className="grid gap-4">
        {reading.state === 'loading' && <ListSkeleton rows={6} kind="cards" />}
        {reading.state === 'failed' && (
          <NoAgents words={failedWords} status={status}>
            <Button variant="secondary" size="small" onClick={reading.retry}>
              <Icon name="refresh" size={18} /> Retry
            </Button>
          </NoAgents>
        )}
        {reading.state === 'loaded' && agents.length === 0 && <NoAgents words={noneWords} status={status} />}
        {agents.length > 0 && here.length === 0 && (
          <p role="status" className="py-6 text-center text-ink-soft">
            {sayNobody(say(availabilityLabels[status]), search, city)}
          </p>
        )}
        {here.length > 0 && <AgentGrid key={status} agents={here} first={firstShown} actionFor={actionFor} />}
        {here.length > 0 && here.length < counts[status] && (
          <p className="text-center text-ink-soft">
            {say('These are the first {count} of {what}. Search by name, vehicle or area to find others.', {
              count: here.length,
              what: counts[status],
            })}
          </p>
        )}
      </div>
    </Tabs>
  );
}

/**
 * In a small city, reads all agents at once; in a large one, only those of the open tab. Signed-in people see every
 * phone number.
 */
function useAgents(request: AgentTabsProps['request'], status: Availability) {
  const ask = useSession().user ? send : read;
  const all = useRead(listAgents, request, ask);
  const isLong = all.state === 'loaded' && all.reply.more;
  const some = useRead(listAgents, isLong ? { ...request, availability: status } : null, ask);
  return { reading: isLong ? some : all, counts: all.state === 'loaded' ? all.reply.counts : nobody };
}

const sayNobody = (label: string, search: string, city: string): string =>
  search
    ? say('No agents found for "{label}" matching "{search}" in {city}', {
        label,
        search,
        city: sayName(city),
      })
    : say('No agents found for "{label}" in {city}', { label, city: sayName(city) });

interface Words {
  readonly withSamples: string;
  readonly plain: string;
}

const failedWords: Words = {
  withSamples: 'Failed to fetch delivery agents. Showing sample data.',
  plain: 'Failed to fetch agents.',
};
const noneWords: Words = {
  withSamples: 'No delivery agents found for the selected criteria. Showing sample data.',
  plain: 'No delivery agents found.',
};

interface NoAgentsProps {
  readonly words: Words;
  readonly status: Availability;
  readonly children?: ReactNode;
}

/** Says that there are no agents, and shows samples where there is demo data. */
function NoAgents({ words, status, children }: NoAgentsProps) {
  const hasSamples = useSettings().demoAgentId !== null;
  return (
    <>
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="flex items-start gap-2 font-medium text-danger">
          <Icon name="alert-circle" size={20} className="mt-0.5 shrink-0" />
          {say(hasSamples ? words.withSamples : words.plain)}
        </p>
        {children}
      </div>
      {hasSamples && <SampleAgents status={status} />}
    </>
  );
}

/** Sample agents, if there is none to show. They cannot be called, because they do not exist. */
function SampleAgents({ status }: { status: Availability }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h2 id={title} className="text-lg">
        Sample agents
      </h2>
      <ul className={agentGridClasses}>
        {sampleAgents
          .filter(({ availability }) => availability === status)
          .map((agent) => (
            <li
              key={agent.name}
              className="flex items-start gap-3 rounded-lg border border-marigold bg-marigold-soft p-3 text-marigold-strong"
            >
              <Avatar name={agent.name} size={64} />
              <div className="grid min-w-0 content-start gap-1">
                <h3 className="text-base font-semibold">{agent.name}</h3>
                <div className="flex flex-wrap gap-2">
                  <Badge tone="plum">Sample</Badge>
                  <AvailabilityBadge availability={agent.availability} />
                </div>
                <AgentFacts {...agent} />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface SampleAgent {
  readonly name: string;
  readonly vehicle: string;
  readonly workType: string;
  readonly location: string;
  readonly availability: Availability;
}

const sample = (
  name: string,
  vehicle: string,
  workType: string,
  availability: Availability,
): SampleAgent => ({
  name,
  vehicle,
  workType,
  location: defaultAgentLocation,
  availability,
});

/** Sample agents, one for each availability. */
const sampleAgents: readonly SampleAgent[] = [
  sample('Arjun Das', 'Motorcycle', 'Full Time', 'available'),
  sample('Meera Pillai', 'Electric scooter', 'Part Time', 'busy'),
  sample('Salim Khan', 'Bicycle', 'Freelance', 'not_available'),
];
