import { useId } from 'react';
import type { Availability } from '@aaspaas/contract/agents/availability';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { AgentFacts } from './AgentCard';
import { agentGridClasses } from './AgentGrid';
import { AvailabilityBadge } from './AvailabilityBadge';
import { sampleAgents } from './sample-agents';

/** Sample agents, if there is none to show. They cannot be called, because they do not exist. */
export function SampleAgents({ status }: { status: Availability }) {
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
