import * as v from 'valibot';
import { sessionUser } from '../accounts/shapes';
import { longestPassword } from '../accounts/rules/password';
import { about, done, id, text } from '../shapes';
import { availabilities } from './availability';
import { licenceStates } from './licence-states';

export const agentRecord = v.object({
  u_id: id,
  u_name: v.string(),
  u_email: v.optional(v.nullable(v.string())),
  u_mobile: about(
    'Null for a guest while the agent is not available, like the two below.',
    v.nullable(v.string()),
  ),
  u_secondary_mobile: v.nullable(v.string()),
  u_whatsapp_contact: v.nullable(v.string()),
  u_vehicle_type: v.string(),
  u_work_type: v.string(),
  u_location: v.string(),
  u_district: v.string(),
  u_delivery_status: v.picklist(availabilities),
  u_profile_pic: v.nullable(v.string()),
  u_licence_pic: v.optional(v.nullable(v.string())),
  u_licence_checked: about('An operator has looked at the licence.', v.boolean()),
  u_licence_state: about('For the agent and admins.', v.optional(v.picklist(licenceStates))),
  u_licence_reason: about('Why it was refused; for the agent and admins.', v.optional(v.string())),
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
    about:
      'Finds delivery agents: available ones come first, then busy ones. `u_id` asks for one agent, and overrides everything else.',
    request: v.object({
      u_id: v.optional(id),
      search: v.optional(text(2000)),
      location: v.optional(text(200)),
      availability: about('Only agents with this availability.', v.optional(v.picklist(availabilities))),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAgentsInOneReply))),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
    reply: v.object({
      result: v.boolean(),
      list: v.array(agentRecord),
      more: v.boolean(),
      counts: about(
        'How many were found in all, whatever `availability` and page were asked for.',
        v.object({ available: v.number(), busy: v.number(), not_available: v.number() }),
      ),
    }),
  },

  listAgentReviews: {
    about: 'The newest hundred reviews of an agent; `breakdown` counts all of them, beginning with one star.',
    request: v.object({ u_id: id }),
    reply: v.object({
      result: v.boolean(),
      list: v.array(agentReviewRecord),
      breakdown: v.array(v.number()),
    }),
  },

  editAgent: {
    about:
      'Changes an agent’s profile; empty and absent fields keep what is stored. The first licence sent replaces the main one.',
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
      current_password: about(
        'Required if email or mobile differ from those of the account: the password of whoever makes the call.',
        v.optional(text(longestPassword)),
      ),
    }),
    reply: v.object({
      ...done.entries,
      user: about('The caller with the new name and photo, if it is the agent.', v.optional(sessionUser)),
      pending_email: v.optional(v.string()),
    }),
  },
};
