import * as v from 'valibot';
import { licenceStates } from '../../agents/licence-states';
import { about, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';

const licenceRow = v.object({
  agent: v.object({
    id,
    name: v.string(),
    phone: v.string(),
    location: v.string(),
    vehicle_type: v.string(),
  }),
  state: v.picklist(licenceStates),
  since: about('When the photos came, or were decided on. To be sent back with the decision.', v.string()),
  reason: v.string(),
  decided_by: v.nullable(v.string()),
  photos: about('Each view of them is written down.', v.array(v.string())),
});
export type LicenceRow = v.InferOutput<typeof licenceRow>;

const decision = { id, since: text(40) };

export const licenceShapes = {
  listLicences: {
    about: 'Agents whose licence waits for a check, the oldest first, or those that were decided on.',
    request: v.object({
      page: listRequest.page,
      state: v.optional(about('waiting, checked or refused.', text(10))),
    }),
    reply: listReply(licenceRow),
  },
  approveLicence: {
    about:
      'The licence is in order: customers see ‘Licence checked’ beside the agent’s name. Refused to whoever has not looked at a photo of it.',
    request: v.object(decision),
    reply: done,
  },
  refuseLicence: {
    about: 'The licence is not in order; the agent reads why, and can send another.',
    request: v.object({ ...decision, reason: text(2000) }),
    reply: done,
  },
};
