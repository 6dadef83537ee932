export const deliveryStates = ['requested', 'accepted', 'declined', 'done', 'cancelled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What both sides see: a request that nobody answered for long enough is over without anybody having ended it. */
export const shownStates = [...deliveryStates, 'unanswered'] as const;
export type ShownState = (typeof shownStates)[number];

export const deliverySides = ['customer', 'agent'] as const;
export type DeliverySide = (typeof deliverySides)[number];

export const deliveryMoves = ['accept', 'decline', 'finish', 'cancel', 'reopen'] as const;
export type DeliveryMove = (typeof deliveryMoves)[number];

/** The state after each move. */
export const stateAfter: Readonly<Record<DeliveryMove, DeliveryState>> = {
  accept: 'accepted',
  decline: 'declined',
  finish: 'done',
  cancel: 'cancelled',
  reopen: 'accepted',
};

/** All that can happen to a delivery: who may do what, and in which states. */
const moves: readonly (readonly [DeliveryMove, DeliverySide, readonly DeliveryState[]])[] = [
  ['accept', 'agent', ['requested']],
  ['decline', 'agent', ['requested']],
  ['finish', 'agent', ['accepted']],
  // Such as after a flat tyre, so that the customer can ask somebody else.
  ['cancel', 'agent', ['accepted']],
  ['cancel', 'customer', ['requested', 'accepted']],
  // Who pressed 'Mark as done' too early; for a while, see below.
  ['reopen', 'agent', ['done']],
];

const minutes = (count: number): number => count * 60_000;

/** How long an agent has for an answer. */
export const answerMs = minutes(30);
/** Who has waited for so long may ask another agent. */
export const patienceMs = minutes(5);
const reopenMs = minutes(10);

/** What was asked for before this moment and has no answer gets none. */
export const answeredSince = (now: Date): Date => new Date(now.getTime() - answerMs);

/** What was done before this moment stays done. */
export const reopenedSince = (now: Date): Date => new Date(now.getTime() - reopenMs);

/** The states in which this side may make the move; empty if it never may. */
export const statesBefore = (move: DeliveryMove, side: DeliverySide): readonly DeliveryState[] =>
  moves.find(([name, by]) => name === move && by === side)?.[2] ?? [];

export const movesIn = (state: ShownState, side: DeliverySide): DeliveryMove[] =>
  deliveryMoves.filter((move) => statesBefore(move, side).some((before) => before === state));

export const isOpen = (state: ShownState): boolean => state === 'requested' || state === 'accepted';
