import { demoAgentId, demoCustomer } from '../../../api/src/demo-accounts/sign-ins';
import { agentGrumbles, agentPraise, dropNotes } from '../words/delivery-lines';
import type { DeliveryAgent } from './agents';
import type { Business } from './business';
import { daysBefore } from './calendar';
import type { Customer } from './customers';
import { type Random, randomFor } from './random';

type DeliveryState = 'requested' | 'accepted' | 'declined' | 'done' | 'cancelled';

export interface DeliveryRow {
  readonly id: number;
  readonly customerId: number;
  readonly agentId: number;
  readonly pickupShopId: number;
  readonly pickupAddress: string;
  readonly dropAddress: string;
  readonly note: string;
  readonly createdAt: string;
  /** What has happened since it was asked for, in order. */
  readonly moves: readonly DeliveryMove[];
}

interface DeliveryMove {
  readonly state: DeliveryState;
  readonly movedBy: 'customer' | 'agent';
  readonly at: string;
}

export interface AgentReviewRow {
  readonly deliveryId: number;
  readonly agentId: number;
  readonly authorId: number;
  readonly rating: number;
  readonly comment: string;
  readonly createdAt: string;
}

/** The states of other agents' requests are drawn from these. Open requests are at most four hours old. */
const outcomes: readonly DeliveryState[] = [
  'done',
  'done',
  'done',
  'done',
  'done',
  'done',
  'done',
  'declined',
  'cancelled',
  'requested',
  'accepted',
];

/** The demo agent's deliveries: three that are still open, and five done ones, each of which has a review. */
const demoStates: readonly DeliveryState[] = [
  'requested',
  'requested',
  'accepted',
  'done',
  'done',
  'done',
  'done',
  'done',
];

export function makeDeliveries(
  agents: readonly DeliveryAgent[],
  customers: readonly Customer[],
  businesses: readonly Business[],
  now: Date,
): DeliveryRow[] {
  const random = randomFor('deliveries');
  return agents
    .flatMap(({ account }) => {
      const locals = customers.filter(({ plan }) => plan === account.plan);
      const shops = businesses.filter(({ plan, isListed }) => plan === account.plan && isListed);
      return statesOf(random, account.id).map((state, index) =>
        delivery(
          random,
          state,
          account.id,
          customerFor(random, account.id, locals, index),
          random.pick(shops),
          now,
        ),
      );
    })
    .map((row, index) => ({ id: index + 1, ...row }));
}

function statesOf(random: Random, agentId: number): readonly DeliveryState[] {
  if (agentId === demoAgentId) return demoStates;
  return Array.from({ length: random.whole(0, 6) }, () => random.pick(outcomes));
}

/** Some deliveries are between the demo customer and the demo agent, so that both sides can be seen. */
function customerFor(random: Random, agentId: number, locals: readonly Customer[], index: number): Customer {
  const demo = locals.find(({ id }) => id === demoCustomer.accountId);
  return agentId === demoAgentId && demo && index % 3 === 0 ? demo : random.pick(locals);
}

function delivery(
  random: Random,
  state: DeliveryState,
  agentId: number,
  customer: Customer,
  { shop }: Business,
  now: Date,
): Omit<DeliveryRow, 'id'> {
  const isOpen = state === 'requested' || state === 'accepted';
  const daysAgo = isOpen ? random.next() / 6 : 1 + random.next() * 120;
  const after = (minutes: number) => daysBefore(now, Math.max(0, daysAgo - minutes / 1440));
  return {
    customerId: customer.id,
    agentId,
    pickupShopId: shop.id,
    pickupAddress: shop.address,
    dropAddress: customer.address,
    note: random.chance(0.6) ? random.pick(dropNotes) : '',
    createdAt: daysBefore(now, daysAgo),
    moves: leadingTo[state].map(([to, minutes]) => ({
      state: to,
      movedBy: to === 'cancelled' ? 'customer' : 'agent',
      at: after(minutes),
    })),
  };
}

/** How a request comes to each state, and how many minutes after it was sent. */
const leadingTo: Readonly<Record<DeliveryState, readonly (readonly [DeliveryState, number])[]>> = {
  requested: [],
  accepted: [['accepted', 4]],
  declined: [['declined', 3]],
  cancelled: [['cancelled', 11]],
  done: [
    ['accepted', 4],
    ['done', 48],
  ],
};

export function makeAgentReviews(deliveries: readonly DeliveryRow[]): AgentReviewRow[] {
  const random = randomFor('agent reviews');
  return deliveries
    .flatMap((delivery) => {
      const last = delivery.moves.at(-1);
      return last?.state === 'done' ? [{ ...delivery, doneAt: last.at }] : [];
    })
    .filter(({ agentId }) => agentId === demoAgentId || random.chance(0.75))
    .map(({ id, agentId, customerId, doneAt }) => {
      const rating = random.pick([5, 5, 5, 4, 4, 3]);
      const comment = random.pick(rating >= 4 ? agentPraise : agentGrumbles);
      return { deliveryId: id, agentId, authorId: customerId, rating, comment, createdAt: doneAt };
    });
}
