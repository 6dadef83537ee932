import type { AgentRecord, AgentReviewRecord } from '@aaspaas/contract/agents/calls';
import { imageAddress } from '@aaspaas/contract/media';
import { licenceAddress } from './licences';
import type { AgentRow } from './queries';
import type { AgentReviewRow } from './review-queries';

/** Customers get what they need to call; the rest is for the agent and an admin. */
export function presentAgent(row: AgentRow, seesPrivate: boolean): AgentRecord {
  return {
    u_id: row.id,
    u_name: row.name,
    ...(seesPrivate && privateOf(row)),
    u_mobile: row.phone,
    u_secondary_mobile: row.second_phone,
    u_whatsapp_contact: row.whatsapp,
    u_vehicle_type: row.vehicle_type,
    u_work_type: row.work_type,
    u_location: row.location,
    u_district: row.district,
    u_delivery_status: row.availability,
    u_profile_pic: row.picture && imageAddress(row.picture, 320),
    u_rating: row.rating_count ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : null,
    u_review_count: row.rating_count,
    state: row.state,
  };
}

const privateOf = ({ email, address, licence }: AgentRow) => ({
  u_email: email,
  u_licence_pic: licence && licenceAddress(licence, 800),
  address,
});

export const presentAgentReview = (row: AgentReviewRow): AgentReviewRecord => ({
  r_id: row.id,
  user_name: row.author ?? 'Anonymous User',
  created_at: row.created_at.toISOString(),
  r_rating: row.rating,
  r_comment: row.comment,
});
