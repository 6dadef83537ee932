import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { CallLink, WhatsAppLink } from '../../ui/ContactLinks';
import { Icon } from '../../ui/Icon';
import { Rating } from '../../ui/stars/Rating';
import type { AgentView } from './agent-view';
import { AvailabilityBadge } from './AvailabilityBadge';
import { say } from '../../say';

interface AgentCardProps {
  readonly agent: AgentView;
  /** A further action beside calling. */
  readonly action?: ReactNode;
}

export function AgentCard({ agent, action }: AgentCardProps) {
  return (
    <li className="card grid grid-cols-1 content-between gap-3 p-3">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={agent.name} src={agent.photoUrl} size={64} />
        <div className="grid min-w-0 grow basis-28 content-start gap-1">
          <h3 className="leading-snug wrap-anywhere">{agent.name}</h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Rating average={agent.rating ?? 0} count={agent.rating === null ? 0 : agent.reviewCount} />
            <AvailabilityBadge availability={agent.availability} />
            {agent.isLicenceChecked && <Badge state="good">Licence checked</Badge>}
          </div>
          <AgentFacts {...agent} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 [&>a]:flex-1">
        {agent.phone ? (
          <>
            <CallLink name={agent.name} phone={agent.phone} />
            <WhatsAppLink name={agent.name} phone={agent.whatsapp ?? agent.phone} />
          </>
        ) : (
          <p className="text-sm text-ink-soft">
            Takes no deliveries at the moment, so the number is not shown.
          </p>
        )}
        {action}
      </div>
    </li>
  );
}

type Facts = Pick<AgentView, 'vehicle' | 'workType' | 'location'>;

export function AgentFacts({ vehicle, workType, location }: Facts) {
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {[vehicle, say(workType)].filter(Boolean).join(' · ')}
      </p>
      <p className="flex items-start gap-1 text-sm wrap-anywhere">
        <Icon name="map-pin" size={18} className="shrink-0 text-brick-strong" />
        {say(location)}
      </p>
    </>
  );
}
