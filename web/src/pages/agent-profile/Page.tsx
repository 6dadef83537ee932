import { type ReactNode, useState } from 'react';
import { type AgentRecord, listAgents } from '@aaspaas/contract/agents/calls';
import * as paths from '@aaspaas/contract/paths';
import { AgentForm } from './AgentForm';
import { AgentNext } from './AgentNext';
import { AgentReviews } from './AgentReviews';
import { AvailabilitySwitch } from './AvailabilitySwitch';
import { DemoAgent } from './DemoAgent';
import { DeliverySection } from '../../deliveries/DeliverySection';
import { navigate } from '../../current-url/url';
import { useSettings } from '../../api/boot';
import { type read, send } from '../../api/send';
import { type Reading, useRead } from '../../api/use-read';
import { useSession } from '../../session/session';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Icon } from '../../ui/Icon';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { DemoNotice } from '../../accounts/DemoNotice';
import { NotSignedIn } from '../../accounts/NotSignedIn';

/** The agent's own profile; for everyone else a sample, where there is one. */
export function Page() {
  const agentId = useAgentHere();
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-4 sm:py-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" onClick={goBack}>
          <Icon name="arrow-left" size={20} /> Back
        </Button>
        <h1 className="text-2xl font-bold sm:text-3xl">Delivery profile</h1>
      </div>
      {agentId === null ? <Visitor /> : <Own key={agentId} agentId={agentId} />}
    </div>
  );
}

/**
 * The agent who is signed in. Somebody whose session ended by itself keeps the page, and with it what was typed,
 * until somebody signs in again.
 */
function useAgentHere(): number | null {
  const { user } = useSession();
  const now = user?.role === 'deliverystaff' ? user.u_id : null;
  const [here, setHere] = useState(now);
  if (user && now !== here) setHere(now);
  return user ? now : here;
}

function goBack(): void {
  if (history.length > 1) history.back();
  else navigate(paths.userHome);
}

function Own({ agentId }: { agentId: number }) {
  const record = useAgent(agentId, send);
  const [saved, setSaved] = useState<Partial<AgentRecord>>({});
  return (
    <ProfileOr reading={record}>
      {(agent) => (
        <>
          <AvailabilitySwitch
            first={agent.u_delivery_status}
            onChanged={(u_delivery_status) => setSaved((before) => ({ ...before, u_delivery_status }))}
          />
          <AgentNext agent={{ ...agent, ...saved }} />
          <DeliverySection side="agent" />
          <AgentForm record={agent} onSaved={setSaved} />
          <AgentReviews agentId={agentId} isOwn />
        </>
      )}
    </ProfileOr>
  );
}

function Visitor() {
  const { user } = useSession();
  const { demoAgentId } = useSettings();
  if (demoAgentId !== null) return <Demo agentId={demoAgentId} />;
  if (user) return <NoAgent />;
  return (
    <NotSignedIn
      title="Your delivery profile"
      join={{ label: 'Join as a Delivery Agent', href: paths.agentPersonal }}
    >
      Log in to see your requests and your profile. New here? Join as a delivery agent.
    </NotSignedIn>
  );
}

/** For people who are signed in, but no agents, where there is no sample to look at. */
function NoAgent() {
  return (
    <EmptyState
      figure={<EmptyFigure name="lost" />}
      title="There is no delivery profile to show."
      action={<ButtonLink href={paths.agents}>Find a delivery agent</ButtonLink>}
    >
      Your account is not a delivery agent’s.
    </EmptyState>
  );
}

function Demo({ agentId }: { agentId: number }) {
  const { user } = useSession();
  const record = useAgent(agentId);
  return (
    <ProfileOr reading={record}>
      {(agent) => (
        <>
          {user ? (
            <JoinNotice />
          ) : (
            <DemoNotice>This is how a delivery agent’s profile looks. Sign in to see your own.</DemoNotice>
          )}
          <DemoAgent record={agent} />
          <AgentReviews agentId={agent.u_id} />
        </>
      )}
    </ProfileOr>
  );
}

/** For people who are signed in, but no agents. */
function JoinNotice() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-marigold-soft p-3 text-marigold-strong">
      <p>
        <strong className="block">Demo profile</strong>
        Your account is not a delivery agent’s.
      </p>
      <ButtonLink href={paths.agents} variant="secondary">
        Find a delivery agent
      </ButtonLink>
    </div>
  );
}

/** Once it has come it stays, whatever becomes of the session. */
function useAgent(id: number, ask?: typeof read): Reading<AgentRecord | undefined> {
  const reading = useRead(listAgents, { u_id: id }, ask);
  const [kept, setKept] = useState<Reading<AgentRecord | undefined>>({ state: 'loading' });
  if (kept.state === 'loaded') return kept;
  if (reading.state !== 'loaded') return reading;
  const loaded = { ...reading, reply: reading.reply.list[0] };
  setKept(loaded);
  return loaded;
}

interface ProfileOrProps {
  readonly reading: Reading<AgentRecord | undefined>;
  children(record: AgentRecord): ReactNode;
}

function ProfileOr({ reading, children }: ProfileOrProps) {
  if (reading.state === 'loading') return <ListSkeleton rows={4} />;
  if (reading.state === 'failed')
    return <ErrorState message="The delivery profile could not be loaded." onRetry={reading.retry} />;
  if (reading.reply) return children(reading.reply);
  return (
    <EmptyState
      figure={<EmptyFigure name="lost" />}
      title="There is no delivery profile to show."
      action={<ButtonLink href="?open=login">Login / Register</ButtonLink>}
    />
  );
}
