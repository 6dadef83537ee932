import type { QueuedPayment } from '@aaspaas/contract/console/payments/calls';
import { Badge, type BadgeState } from '../../ui/Badge';

const states: Readonly<Record<QueuedPayment['state'], readonly [BadgeState, string]>> = {
  due: ['waiting', 'Not paid yet'],
  submitted: ['waiting', 'Waiting for you'],
  confirmed: ['good', 'Confirmed'],
  rejected: ['bad', 'Rejected'],
};

export function PaymentState({ state }: Pick<QueuedPayment, 'state'>) {
  const [badge, says] = states[state];
  return <Badge state={badge}>{says}</Badge>;
}
