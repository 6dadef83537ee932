import type { AgentRecord, AgentReviewRecord } from '@aaspaas/contract/agents/calls';
import { photoUrl } from '@aaspaas/contract/photos/media';
import type { Actor } from '../http/session/actor';
import { isTrustedAdmin } from '../http/session/demand';
import { licenceUrl, licenceUrlForAdmins } from './licences';
import type { AgentRow, AgentReviewRow } from './queries';

interface Viewer {
  readonly actor: Actor | null;
  /** A card shows one number. */
  readonly isCard: boolean;
}

/** Customers see what they need to call the agent; the rest is for the agent and for admins. */
export function presentAgent(row: AgentRow, { actor, isCard }: Viewer): AgentRecord {
  // Of many at once an admin sees what others see: the console's list of people counts whom it shows.
  const isForAdmin = !isCard && isTrustedAdmin(actor);
  const seesPrivate = isForAdmin || actor?.accountId === row.id;
  // Guests do not see the number of an agent who is off duty.
  const isReachable = actor !== null || row.availability !== 'not_available';
  return {
    u_id: row.id,
    u_name: row.name,
    ...(seesPrivate && privateOf(row, isForAdmin)),
    u_mobile: isReachable ? row.phone : null,
    u_secondary_mobile: isReachable && !(isCard && actor === null) ? row.second_phone : null,
    u_whatsapp_contact: isReachable ? row.whatsapp : null,
    u_vehicle_type: row.vehicle_type,
    u_work_type: row.work_type,
    u_location: row.location,
    u_district: row.district,
    u_delivery_status: row.availability,
    u_profile_pic: row.picture && photoUrl(row.picture, 320),
    u_licence_checked: row.licence_state === 'checked',
    u_rating: row.rating_count ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : null,
    u_review_count: row.rating_count,
    state: row.state,
  };
}

const privateOf = ({ id, email, address, licence, ...row }: AgentRow, isForAdmin: boolean) => ({
  u_email: email,
  u_licence_pic: licence && (isForAdmin ? licenceUrlForAdmins(id, licence, 800) : licenceUrl(licence, 800)),
  u_licence_state: row.licence_state,
  u_licence_reason: row.licence_reason,
  address,
});

export const presentAgentReview = (row: AgentReviewRow): AgentReviewRecord => ({
  r_id: row.id,
  user_name: row.author ?? 'Anonymous User',
  created_at: row.created_at.toISOString(),
  r_rating: row.rating,
  r_comment: row.comment,
});
