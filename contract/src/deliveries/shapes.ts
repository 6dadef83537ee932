import * as v from 'valibot';
import { about, done, id, text } from '../shapes';
import { deliveryMoves, deliverySides, shownStates } from './moves';

/** A delivery as one of its two sides may see it; what that side may not know is blank. */
export const deliveryRecord = v.object({
  d_id: id,
  d_state: v.picklist(shownStates),
  d_steps: about(
    'All states that it has been in, with when they began.',
    v.array(v.object({ state: v.picklist(shownStates), at: v.string() })),
  ),
  d_version: v.number(),
  d_created_at: v.string(),
  d_changed_at: v.string(),
  sh_id: about('The shop where it is picked up, if there is one.', v.nullable(id)),
  sh_name: v.nullable(v.string()),
  pickup_address: v.string(),
  drop_address: v.string(),
  note: v.string(),
  u_id: about('For the customer: the agent; null if the account is deleted.', v.optional(v.nullable(id))),
  u_location: about('For the customer: where the agent works.', v.optional(v.string())),
  u_name: about('The other side: the agent for the customer, the customer for the agent.', v.string()),
  u_mobile: v.nullable(v.string()),
  u_whatsapp_contact: v.nullable(v.string()),
  u_profile_pic: v.nullable(v.string()),
  r_rating: v.nullable(v.number()),
  r_comment: v.nullable(v.string()),
});
export type DeliveryRecord = v.InferOutput<typeof deliveryRecord>;

export const deliveryShapes = {
  addDelivery: {
    about: 'Asks an agent for a delivery, from a shop or from any address.',
    request: v.object({
      agent_id: id,
      pickup_shop_id: v.optional(v.nullable(id)),
      pickup_address: v.optional(text(1000)),
      drop_address: text(1000),
      note: v.optional(text(2000)),
      instead_of: about(
        'A request of one’s own that waits for an answer: it is cancelled as this one is sent.',
        v.optional(id),
      ),
    }),
    reply: v.object({ ...done.entries, request: deliveryRecord }),
  },

  listDeliveries: {
    about:
      'The caller’s deliveries: open ones first, then the newest. A caller who sends the current `stamp` gets no list if nothing changed.',
    request: v.object({
      u_id: v.optional(id),
      side: v.picklist(deliverySides),
      stamp: v.optional(text(100)),
    }),
    reply: v.object({ result: v.boolean(), stamp: v.string(), list: v.nullable(v.array(deliveryRecord)) }),
  },

  moveDelivery: {
    about: 'Accepts, declines, finishes or cancels a delivery.',
    request: v.object({ d_id: id, move: v.picklist(deliveryMoves) }),
    reply: v.object({ ...done.entries, request: deliveryRecord }),
  },

  rateDelivery: {
    about: 'The customer rates the agent once the delivery is done. A second rating replaces the first.',
    request: v.object({
      d_id: id,
      rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      comment: v.optional(text(4000)),
    }),
    reply: done,
  },
};
