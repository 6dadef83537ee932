import { type Availability, availabilities } from '@aaspaas/contract/agents/availability';
import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import { readWorkType } from '@aaspaas/contract/agents/work-types';
import type { Lacking } from '../../api/lacking';

/** Some fields have a second name (M-230), and a status may be any text (M-244). */
type AgentReply = Lacking<Omit<AgentRecord, 'u_delivery_status'>> & {
  readonly u_delivery_status?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly location?: string;
};

/** An agent as the cards show it. */
export interface AgentView {
  readonly id: number;
  readonly name: string;
  /** Null for a sample, and for guests if the agent is not available. */
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly vehicle: string;
  readonly workType: string;
  readonly location: string;
  readonly availability: Availability;
  readonly photoUrl: string | null;
  readonly isLicenceChecked: boolean;
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** Used if a reply names no location. */
export const defaultAgentLocation = 'Edapally, Kochi';

/** `index`: of the record in its list. */
export function agentView(reply: AgentReply, index = 0): AgentView {
  const phone = reply.u_mobile ?? reply.phone ?? null;
  return {
    id: reply.u_id ?? 0,
    name: reply.u_name ?? reply.name ?? 'Delivery agent',
    phone,
    whatsapp: reply.u_whatsapp_contact ?? phone,
    vehicle: reply.u_vehicle_type ?? '',
    workType: readWorkType(reply.u_work_type ?? ''),
    location: reply.u_location ?? reply.location ?? defaultAgentLocation,
    availability: readAvailability(reply.u_delivery_status ?? '', index),
    photoUrl: reply.u_profile_pic ?? null,
    isLicenceChecked: reply.u_licence_checked ?? false,
    rating: reply.u_rating ?? null,
    reviewCount: reply.u_review_count ?? 0,
  };
}

/** 'not available' comes first, because it contains the words for being available (M-249). */
const wordsOf: readonly (readonly [Availability, readonly string[]])[] = [
  // Some older records are spelled 'not availble'.
  ['not_available', ['not_available', 'not available', 'not availble', 'inactive']],
  ['busy', ['busy', 'on_delivery', 'on a delivery']],
  ['available', ['available', 'free', 'active']],
];

/**
 * The meaning of a status text, by the words in it (M-244 to M-247). A text with none of them is read by the record's
 * index in its list (M-248, M-249). Our own server sends only the three values above.
 */
export function readAvailability(status: string, index: number): Availability {
  const text = status.toLowerCase();
  const known = wordsOf.find(([, words]) => words.some((word) => text.includes(word)));
  return known?.[0] ?? availabilities[index % availabilities.length] ?? 'not_available';
}
