import type { DeliveryMove, DeliveryState } from '@aaspaas/contract/deliveries/moves';
import { Failure } from '@aaspaas/contract/failure';

export const doneWords: Readonly<Record<DeliveryMove, string>> = {
  accept: 'You accepted the delivery.',
  decline: 'You declined the delivery.',
  finish: 'The delivery is done.',
  cancel: 'The delivery is cancelled.',
  reopen: 'The delivery goes on.',
};

const stateWords: Readonly<Record<DeliveryState, string>> = {
  requested: 'This delivery waits for an answer.',
  accepted: 'This delivery has been accepted meanwhile.',
  declined: 'This delivery has been declined meanwhile.',
  done: 'This delivery is done already.',
  cancelled: 'This delivery has been cancelled meanwhile.',
};

export const missing = (message = 'Delivery request not found.'): Failure => new Failure('missing', message);
export const notNow = (): Failure => new Failure('taken', 'This agent is not available right now.');
export const tooLate = (): Failure =>
  new Failure('taken', 'A delivery can be taken back for ten minutes, and until it is rated.');
export const overtaken = (state: DeliveryState): Failure => new Failure('taken', stateWords[state]);
