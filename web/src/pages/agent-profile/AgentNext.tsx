import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import { NextSteps } from '../../ui/NextSteps';

/** What a new agent can do next. An agent who has been rated already knows. */
export function AgentNext({ agent }: { agent: AgentRecord }) {
  const { u_vehicle_type: vehicle, u_licence_pic: licence, u_profile_pic: photo } = agent;
  const isComplete = Boolean(vehicle && licence && photo);
  const isThere = agent.u_delivery_status !== 'not_available';
  if (agent.u_review_count > 0 || (isComplete && isThere)) return null;
  return (
    <NextSteps
      title="What you can do now"
      steps={[
        { says: 'Complete your profile: vehicle, licence and picture', isDone: isComplete },
        { says: 'Set your availability to ‘Available’', isDone: isThere },
        { says: 'Customers near you call you, or send requests that you accept here', isDone: false },
      ]}
    />
  );
}
