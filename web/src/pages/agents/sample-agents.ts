import type { Availability } from '@aaspaas/contract/agents/availability';
import { defaultAgentLocation } from './agent-view';

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
export const sampleAgents: readonly SampleAgent[] = [
  sample('Arjun Das', 'Motorcycle', 'Full Time', 'available'),
  sample('Meera Pillai', 'Electric scooter', 'Part Time', 'busy'),
  sample('Salim Khan', 'Bicycle', 'Freelance', 'not_available'),
];
