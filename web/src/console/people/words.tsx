import { type Availability as State, availabilityLabels } from '@aaspaas/contract/agents/availability';
import type { Role } from '@aaspaas/contract/roles/roles';
import { Badge } from '../../ui/Badge';

export const roleWords: Readonly<Record<Role, string>> = {
  user: 'Customer',
  shop: 'Owner',
  deliverystaff: 'Agent',
  admin: 'Admin',
};

const badges = { available: 'good', busy: 'waiting', not_available: 'bad' } as const;

export const Availability = ({ state }: { readonly state: State }) => (
  <Badge state={badges[state]}>{availabilityLabels[state]}</Badge>
);
