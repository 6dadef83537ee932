import type { RequestTo } from '@aaspaas/contract/call';
import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import type { registerAgent } from '@aaspaas/contract/registration/calls';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { complain } from '../../forms/complain';
import type { AgentDrafts } from '../drafts/agent-drafts';
import type { Photo } from '../../photos/photo';

/** The values of all four steps. */
export interface AgentSteps extends AgentDrafts {
  readonly contact: AgentContact;
}

interface AgentPayload {
  readonly fields: RequestTo<typeof registerAgent>;
  /** In the order of sending. */
  readonly files: { readonly profile: readonly Photo[]; readonly licence: readonly Photo[] };
}

/** Details and photo may be completed later: of these, only what passes its rules is sent. */
export function agentPayload({ personal, details, picture, contact }: AgentSteps): AgentPayload {
  const wrong = complain(agentRules.details, details);
  const hasPhoto = picture && !picture.isLeftOut && !complain(agentRules.picture, { picture }).picture;
  return {
    fields: {
      name: personal.name.trim(),
      // The contact step was filled in from the personal one, and has priority.
      email: contact.email.trim(),
      mobile: contact.primaryPhone.trim(),
      secondary_mobile: contact.secondaryPhone.trim() || undefined,
      whatsapp_contact: contact.whatsappNumber.trim() || undefined,
      location: personal.location,
      vehicle_type: wrong.vehicleType ? undefined : details.vehicleType.trim(),
      work_type: wrong.workType ? undefined : details.workType,
      password: contact.password,
    },
    files: { profile: hasPhoto ? [picture] : [], licence: wrong.licences ? [] : details.licences },
  };
}
