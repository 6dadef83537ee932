import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';
import { answerMs, type DeliverySide, type ShownState } from '@aaspaas/contract/deliveries/moves';
import { photoUrl } from '@aaspaas/contract/photos/media';
import type { DeliveryRow } from './queries';

/**
 * What the agent sees of the customer. To decide, agents need to know the way; after they have accepted, they need the
 * person to call; and when the delivery is over, neither.
 */
const agentSees: Readonly<Record<ShownState, { readonly way: boolean; readonly person: boolean }>> = {
  requested: { way: true, person: false },
  accepted: { way: true, person: true },
  declined: { way: false, person: false },
  done: { way: false, person: false },
  cancelled: { way: false, person: false },
  unanswered: { way: false, person: false },
};

export function presentDelivery(row: DeliveryRow, side: DeliverySide): DeliveryRecord {
  const sees = side === 'agent' ? agentSees[row.state] : { way: true, person: true };
  return {
    d_id: row.id,
    d_state: row.state,
    d_steps: stepsOf(row),
    d_version: row.version,
    d_created_at: row.created_at.toISOString(),
    d_changed_at: row.changed_at.toISOString(),
    sh_id: row.shop_id,
    sh_name: row.shop_name,
    // The address of a shop is public.
    pickup_address: sees.way || row.shop_id !== null ? row.pickup_address : '',
    drop_address: sees.way ? row.drop_address : '',
    note: sees.way ? row.note : '',
    ...(side === 'agent' ? customerOf(row, sees.person) : agentOf(row)),
    r_rating: row.rating,
    r_comment: row.comment,
  };
}

/** Begins with the request itself: old demo rows have no move for it, or a later one. */
function stepsOf({ state, steps, created_at }: DeliveryRow): DeliveryRecord['d_steps'] {
  const step = (to: ShownState, at: Date) => ({ state: to, at: at.toISOString() });
  const asked = step('requested', created_at);
  if (state === 'unanswered') return [asked, step(state, new Date(created_at.getTime() + answerMs))];
  return [
    asked,
    ...steps.filter((each) => each.state !== 'requested').map((each) => step(each.state, new Date(each.at))),
  ];
}

const agentOf = (row: DeliveryRow) => ({
  u_id: row.agent_id,
  u_location: row.agent_location ?? '',
  u_name: row.agent_name ?? 'Delivery agent',
  u_mobile: row.agent_phone,
  u_whatsapp_contact: row.agent_whatsapp,
  u_profile_pic: row.agent_picture && photoUrl(row.agent_picture, 320),
});

const customerOf = ({ customer_name, customer_phone }: DeliveryRow, seesPerson: boolean) => ({
  u_name: (seesPerson ? customer_name : customer_name?.split(' ')[0]) || 'Customer',
  u_mobile: seesPerson ? customer_phone : null,
  u_whatsapp_contact: null,
  u_profile_pic: null,
});
