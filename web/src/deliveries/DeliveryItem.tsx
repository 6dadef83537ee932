import { useUrlDialog } from '../current-url/use-url-dialog';
import { Button } from '../ui/Button';
import { DeliveryCard } from './DeliveryCard';
import { DeliveryMoves } from './DeliveryMoves';
import type { DeliveryView } from './delivery-view';
import { RateAgent } from './RateAgent';

interface DeliveryItemProps {
  readonly delivery: DeliveryView;
  readonly isNew?: boolean;
}

/** A delivery with all that can be done about it. */
export const DeliveryItem = ({ delivery, isNew }: DeliveryItemProps) => (
  <DeliveryCard delivery={delivery} {...(isNew && { isNew })}>
    <DeliveryMoves delivery={delivery} />
    {delivery.canAskAnother && <AskAnother id={delivery.id} />}
    {delivery.canRate && <RateAgent delivery={delivery} />}
  </DeliveryCard>
);

/** For a request that an agent has declined, or does not answer. */
function AskAnother({ id }: { id: number }) {
  const { open } = useUrlDialog();
  return (
    <Button size="small" onClick={() => open('assign', { again: String(id) })}>
      Ask the next agent
    </Button>
  );
}
