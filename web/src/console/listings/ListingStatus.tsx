import type { ListingState } from '@aaspaas/contract/payments/states';
import { Badge } from '../../ui/Badge';
import { statusBadges, statusWords } from './words';

export const ListingStatus = ({ status }: { status: ListingState }) => (
  <Badge state={statusBadges[status]}>{statusWords[status]}</Badge>
);
