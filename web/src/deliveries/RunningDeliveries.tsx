import { isOpen } from '@aaspaas/contract/deliveries/moves';
import { lazyPart } from '../ui/loading/lazy-part';
import { withAllStyles } from '../ui/loading/sheet';
import type { RunningProps } from './RunningCards';
import { useDeliveries } from './use-deliveries';

// Most have nothing on its way, and load neither the cards nor their styles.
const RunningCards = lazyPart<RunningProps>(
  async () => (await withAllStyles(() => import('./RunningCards'))).RunningCards,
  () => null,
);

/** What a customer waits for, before anything else on the home. */
export function RunningDeliveries() {
  const { list } = useDeliveries('customer');
  const running = (list ?? []).filter(({ d_state }) => isOpen(d_state));
  return running.length > 0 && <RunningCards running={running} />;
}
