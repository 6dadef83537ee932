import { type Availability as State, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { Badge } from '../../ui/Badge';

const badges = { available: 'good', busy: 'waiting', not_available: 'bad' } as const;

export const Availability = ({ state }: { readonly state: State }) => (
  <Badge state={badges[state]}>{availabilityLabels[state]}</Badge>
);
