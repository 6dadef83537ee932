import { type Availability, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { Badge } from '../../ui/Badge';
import { say } from '../../say';

const states = { available: 'good', busy: 'waiting', not_available: 'bad' } as const;

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return <Badge state={states[availability]}>{say(availabilityLabels[availability])}</Badge>;
}
