import type { ReactNode } from 'react';
import { MoreList } from '../../ui/MoreList';
import { AgentCard } from './AgentCard';
import type { AgentView } from './agent-view';

export const agentGridClasses = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3';

interface AgentGridProps {
  readonly agents: readonly AgentView[];
  /** How many are shown before 'View more'. */
  readonly first: number;
  actionFor(agent: AgentView): ReactNode;
}

export function AgentGrid({ agents, first, actionFor }: AgentGridProps) {
  return (
    <MoreList items={agents} first={first}>
      {(shown) => (
        <ul className={agentGridClasses}>
          {shown.map((agent) => (
            <AgentCard key={agent.id} agent={agent} action={actionFor(agent)} />
          ))}
        </ul>
      )}
    </MoreList>
  );
}
