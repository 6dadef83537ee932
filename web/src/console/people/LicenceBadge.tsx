import { licenceLabels, type LicenceState } from '@aaspaas/contract/agents/licence-states';
import { Badge } from '../../ui/Badge';

const badges = { waiting: 'waiting', checked: 'good', refused: 'bad' } as const;

export const LicenceBadge = ({ state }: { readonly state: LicenceState }) =>
  state === 'none' ? (
    <span className="text-ink-soft">{licenceLabels.none}</span>
  ) : (
    <Badge state={badges[state]}>{licenceLabels[state]}</Badge>
  );
