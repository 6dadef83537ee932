import { createHash } from 'node:crypto';
import type { RequestOf } from '@aaspaas/contract/call';
import { addDelivery, listDeliveries, moveDelivery, rateDelivery } from '@aaspaas/contract/deliveries/calls';
import {
  agentRatingRules,
  type DeliveryForm,
  deliveryRules,
} from '@aaspaas/contract/deliveries/rules/delivery';
import {
  answeredSince,
  reopenedSince,
  stateAfter,
  statesBefore,
  type DeliveryMove,
  type ShownState,
} from '@aaspaas/contract/deliveries/moves';
import { Failure } from '@aaspaas/contract/failure';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { says } from '@aaspaas/contract/says';
import { countShownPeople } from '../accounts/count-shown-people';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { presentDelivery } from './present';
import * as queries from './queries';
import { tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';

const mostInOneReply = 50;
const mostOpen = 5;

export const deliveryRoutes = [
  route(addDelivery, async ({ db, body, actor, clock, write }) => {
    const form = readForm(body);
    checkRules(deliveryRules, form);
    if (body.agent_id === actor.accountId) throw new Failure('not-yours', 'You cannot assign yourself.');
    await countRequest(db, actor.accountId);
    return write(async (tx, about) => {
      const ids = { customerId: actor.accountId, agentId: body.agent_id, at: clock.now() };
      if (body.instead_of) await takeBack(tx, body.instead_of, ids);
      const id = await ask(tx, { ...form, ...ids });
      const row = await readOwn(tx, id, ids);
      about(...peopleOf(row));
      return { result: true, message: 'Request sent!', request: presentDelivery(row, 'customer') };
    });
  }),

  route(listDeliveries, async ({ db, body, actor, clock }) => {
    const id = body.u_id ?? actor.accountId;
    const since = answeredSince(clock.now());
    const wanted = { accountId: id, side: body.side, since, limit: mostInOneReply };
    const rows = await queries.listDeliveries(db, wanted);
    // Somebody else's are shown to admins alone.
    const people = rows.flatMap(({ customer_id, agent_id }) => [customer_id, agent_id]);
    if (id !== actor.accountId) await countShownPeople(db, actor, people, clock.now());
    const list = rows.map((row) => presentDelivery(row, body.side));
    const stamp = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 32);
    return { result: true, stamp, list: stamp === body.stamp ? null : list };
  }),

  route(moveDelivery, async ({ body, actor, clock, write }) =>
    write(async (tx, about) => {
      const { d_id: id, move } = body;
      const from = { customer: statesBefore(move, 'customer'), agent: statesBefore(move, 'agent') };
      const at = clock.now();
      const since = answeredSince(at);
      const change = { id, accountId: actor.accountId, to: stateAfter[move], from, at, since };
      const isDone =
        move === 'reopen'
          ? await queries.reopen(tx, id, actor.accountId, reopenedSince(at), at)
          : await queries.changeState(tx, change);
      const row = await queries.findDelivery(tx, id, actor.accountId, since);
      if (!row) throw missing();
      const side = row.agent_id === actor.accountId ? 'agent' : 'customer';
      if (from[side].length === 0) throw new Failure('not-yours', 'This is for the other side to do.');
      // If the button was pressed twice, or by both parties, the state is already the wanted one.
      if (!isDone && row.state !== change.to)
        throw move === 'reopen' && row.state === 'done' ? tooLate() : overtaken(row.state);
      about(...peopleOf(row));
      return { result: true, message: doneWords[move], request: presentDelivery(row, side) };
    }),
  ),

  route(rateDelivery, async ({ body, actor, clock, write }) => {
    const { rating, comment = '' } = body;
    checkRules(agentRatingRules, { rating, comment });
    return write(async (tx) => {
      const row = await queries.findDelivery(tx, body.d_id, actor.accountId, answeredSince(clock.now()));
      if (!row || row.customer_id !== actor.accountId || row.agent_id === null) throw missing();
      if (row.state !== 'done')
        throw new Failure('taken', 'You can rate the agent once the delivery is done.');
      await queries.holdAgent(tx, row.agent_id);
      const about = { deliveryId: row.id, agentId: row.agent_id, authorId: actor.accountId };
      await queries.putRating(tx, {
        ...about,
        rating,
        comment: stripScripts(comment).trim(),
        at: clock.now(),
      });
      return { result: true, message: 'Thank you for your rating!' };
    });
  }),
];

function readForm(body: RequestOf<typeof addDelivery>): DeliveryForm {
  const typed = (text = ''): string => stripScripts(text).trim();
  return {
    pickupShopId: body.pickup_shop_id ?? null,
    pickupAddress: body.pickup_shop_id ? '' : typed(body.pickup_address),
    dropAddress: typed(body.drop_address),
    note: typed(body.note),
  };
}

type Ids = Pick<queries.NewDelivery, 'customerId' | 'agentId' | 'at'>;
type Asked = DeliveryForm & Ids;

/** Another agent is asked instead, so that two never set out for the same parcel. */
async function takeBack(tx: Db, id: number, { customerId, at }: Ids): Promise<void> {
  const from = { customer: ['requested'] as const, agent: [] };
  const since = answeredSince(at);
  await queries.changeState(tx, { id, accountId: customerId, to: 'cancelled', from, at, since });
  const row = await queries.findDelivery(tx, id, customerId, since);
  if (row?.customer_id !== customerId) throw missing();
  if (row.state === 'accepted') throw overtaken(row.state);
}

async function ask(tx: Db, { pickupShopId: shopId, ...form }: Asked): Promise<number> {
  if ((await queries.countOpen(tx, form.customerId, answeredSince(form.at))) >= mostOpen) {
    throw new Failure(
      'taken',
      says('You have {mostOpen} open requests. Please wait for an answer, or cancel one.', { mostOpen }),
    );
  }
  const shop = shopId && (await queries.findPickupShop(tx, shopId));
  if (shopId && !shop) throw new Failure('missing', 'Shop not found.');
  const pickupAddress = shop ? shop.address : form.pickupAddress;
  const id = await queries.insertDelivery(tx, { ...form, shopId, pickupAddress });
  if (id === null) throw (await queries.isAgent(tx, form.agentId)) ? notNow() : missing('Agent not found.');
  return id;
}

async function readOwn(tx: Db, id: number, { customerId, at }: Ids) {
  const row = await queries.findDelivery(tx, id, customerId, answeredSince(at));
  if (!row) throw missing();
  return row;
}

/** The people whose names, numbers and addresses the delivery holds. */
const peopleOf = (row: queries.DeliveryRow) => [row.customer_id, row.agent_id, row.shop_owner_id];

const doneWords: Readonly<Record<DeliveryMove, string>> = {
  accept: 'You accepted the delivery.',
  decline: 'You declined the delivery.',
  finish: 'The delivery is done.',
  cancel: 'The delivery is cancelled.',
  reopen: 'The delivery goes on.',
};

const stateWords: Readonly<Record<ShownState, string>> = {
  requested: 'This delivery waits for an answer.',
  accepted: 'This delivery has been accepted meanwhile.',
  declined: 'This delivery has been declined meanwhile.',
  done: 'This delivery is done already.',
  cancelled: 'This delivery has been cancelled meanwhile.',
  unanswered: 'This delivery was not answered within 30 minutes.',
};

const missing = (message = 'Delivery request not found.'): Failure => new Failure('missing', message);
const notNow = (): Failure => new Failure('taken', 'This agent is not available right now.');
const tooLate = (): Failure =>
  new Failure('taken', 'A delivery can be taken back for ten minutes, and until it is rated.');
const overtaken = (state: ShownState): Failure => new Failure('taken', stateWords[state]);

const minute = 60_000;

/** Nobody sends forty parcels a day, but somebody who wants to annoy agents might. */
const busySender: Pace = { from: 40, firstWaitMs: minute, longestWaitMs: 60 * minute };

async function countRequest(db: Db, accountId: number): Promise<void> {
  const wait = await waitBefore(db, `delivery:${accountId}`, busySender);
  if (wait > 0) throw tooMany(wait, says('You sent many requests.'));
}
