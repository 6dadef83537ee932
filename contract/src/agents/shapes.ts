import * as v from 'valibot';
import { sessionUser } from '../accounts/shapes';
import { longestPassword } from '../rules/password';
import { done, id, text } from '../shapes';
import { availabilities } from './availability';

export const agentRecord = v.object({
  u_id: id,
  u_name: v.string(),
  u_email: v.optional(v.nullable(v.string())),
  /** Null for a guest while the agent is not available, like the two below. */
  u_mobile: v.nullable(v.string()),
  u_secondary_mobile: v.nullable(v.string()),
  u_whatsapp_contact: v.nullable(v.string()),
  u_vehicle_type: v.string(),
  u_work_type: v.string(),
  u_location: v.string(),
  u_district: v.string(),
  u_delivery_status: v.picklist(availabilities),
  u_profile_pic: v.nullable(v.string()),
  u_licence_pic: v.optional(v.nullable(v.string())),
  u_rating: v.nullable(v.number()),
  u_review_count: v.number(),
  address: v.optional(v.string()),
  state: v.string(),
});
export type AgentRecord = v.InferOutput<typeof agentRecord>;

/** The longest page of a list, also for callers who name no limit; `more` and `offset` lead to the rest. */
export const mostAgentsInOneReply = 100;

export const agentReviewRecord = v.object({
  r_id: id,
  user_name: v.string(),
  created_at: v.string(),
  r_rating: v.number(),
  r_comment: v.string(),
});
export type AgentReviewRecord = v.InferOutput<typeof agentReviewRecord>;

export const agentShapes = {
  listAgents: {
    request: v.object({
      u_id: v.optional(id),
      search: v.optional(text(2000)),
      location: v.optional(text(200)),
      /** Only agents with this availability. */
      availability: v.optional(v.picklist(availabilities)),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAgentsInOneReply))),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
    reply: v.object({
      result: v.boolean(),
      list: v.array(agentRecord),
      more: v.boolean(),
      /** How many were found in all, whatever `availability` and page were asked for. */
      counts: v.object({ available: v.number(), busy: v.number(), not_available: v.number() }),
    }),
  },

  listAgentReviews: {
    request: v.object({ u_id: id }),
    reply: v.object({
      result: v.boolean(),
      list: v.array(agentReviewRecord),
      breakdown: v.array(v.number()),
    }),
  },

  editAgent: {
    request: v.object({
      u_id: v.optional(id),
      u_name: v.optional(text(200)),
      u_email: v.optional(text(254)),
      u_mobile: v.optional(text(20)),
      u_secondary_mobile: v.optional(text(20)),
      u_whatsapp_contact: v.optional(text(20)),
      u_vehicle_type: v.optional(text(100)),
      u_work_type: v.optional(text(40)),
      u_delivery_status: v.optional(text(40)),
      u_location: v.optional(text(200)),
      /** Required if email or mobile differ from those of the account: the password of whoever makes the call. */
      current_password: v.optional(text(longestPassword)),
    }),
    // Contains the agent's own session if the agent saved it, because the header shows the new name and photo.
    reply: v.object({
      ...done.entries,
      user: v.optional(sessionUser),
      pending_email: v.optional(v.string()),
    }),
  },
};
