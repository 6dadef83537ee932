import type { ReactNode } from 'react';
import { listAgents } from '@aaspaas/contract/agents/calls';
import { read, send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { AgentGrid } from './AgentGrid';
import { type AgentView, agentView } from './agent-view';

const firstShown = 6;

/** Available agents with the best ratings in any city, for parcels that come from another city. */
export function AgentFinder({ actionFor }: { actionFor(agent: AgentView): ReactNode }) {
  const reading = useRead(listAgents, { limit: 24 }, useSession().user ? send : read);
  const agents = reading.state === 'loaded' ? reading.reply.list.map(agentView) : [];
  return (
    <section aria-labelledby="finder-title" className="grid gap-3">
      <div>
        <h2 id="finder-title" className="text-xl sm:text-2xl">
          Find your delivery agent
        </h2>
        <p className="text-ink-soft">Free now and rated best, in every city.</p>
      </div>
      {reading.state === 'loading' && (
        <div aria-busy>
          <ListSkeleton rows={3} />
        </div>
      )}
      {reading.state === 'failed' && <ErrorState message="Failed to fetch agents." onRetry={reading.retry} />}
      {reading.state === 'loaded' && agents.length === 0 && <EmptyState title="No delivery agents found." />}
      {agents.length > 0 && <AgentGrid agents={agents} first={firstShown} actionFor={actionFor} />}
    </section>
  );
}
