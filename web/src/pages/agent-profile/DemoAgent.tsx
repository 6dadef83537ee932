import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import { Avatar } from '../../ui/Avatar';
import { Rating } from '../../ui/stars/Rating';
import { agentView } from '../agents/agent-view';
import { AvailabilityBadge } from '../agents/AvailabilityBadge';
import { say } from '../../say';

/** An agent's profile as a sample: nothing can be changed, and nobody can be called. */
export function DemoAgent({ record }: { record: AgentRecord }) {
  const agent = agentView(record);
  const facts = [
    [say('Vehicle type'), agent.vehicle],
    [say('Work type'), say(agent.workType)],
    [say('Location'), agent.location],
  ];
  return (
    <article className="card grid gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <Avatar name={agent.name} src={agent.photoUrl} size={88} />
        <div className="grid gap-1">
          <h2 className="text-xl wrap-anywhere">{agent.name}</h2>
          <div className="flex flex-wrap gap-2">
            <AvailabilityBadge availability={agent.availability} />
            <Rating average={agent.rating ?? 0} count={agent.reviewCount} />
          </div>
        </div>
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
