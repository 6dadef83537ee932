import { type Availability, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { Badge } from '../../ui/Badge';

const states = { available: 'good', busy: 'waiting', not_available: 'bad' } as const;

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return <Badge state={states[availability]}>{availabilityLabels[availability]}</Badge>;
}
