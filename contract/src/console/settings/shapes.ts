import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';

const time = v.string();

const value = text(500);

/** Values by the names of settings. */
const every = v.object({
  support_phone: value,
  support_email: value,
  postal_address: value,
  charity_url: value,
  plan_price_rupees: value,
  plan_days: value,
  grievance_name: value,
  grievance_email: value,
  grievance_phone: value,
  keep_search_days: value,
  keep_security_days: value,
  keep_mail_days: value,
  keep_session_days: value,
});

/** Any of them may be absent. */
const some = v.partial(every);

const proposal = v.object({
  proposal_id: v.number(),
  upi_id: v.string(),
  payee: v.string(),
  proposed_at: time,
  proposed_by: about('Null: the account is gone.', v.nullable(v.string())),
  ends_at: about('After this it cannot be confirmed any more.', time),
  can_confirm: about('Whether the caller can confirm it now.', v.boolean()),
  confirm_from: about('From when on the caller can; null where no time says it.', v.nullable(time)),
  who_confirms: about('Who can confirm it, while the caller cannot.', v.string()),
});

const proposalRequest = v.object({ proposal_id: id });

/** How many owners were waiting for payments to open, and are written to now. */
const changed = v.object({ ...done.entries, owners_told: v.number() });

export const settingsShapes = {
  readAllSettings: {
    about: 'All settings as they are now, and a payee that waits for confirmation.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      values: v.object({ ...every.entries, upi_id: v.string(), payee: v.string() }),
      proposal: v.nullable(proposal),
      admins: about('How many admins are written to when the payee changes.', v.number()),
    }),
  },
  changeSettings: {
    about:
      'Changes settings. A value that somebody else has changed since it was read is not overwritten. Where payments go is changed by `proposePayee`.',
    request: v.object({
      values: about('The new values, as they were typed.', some),
      before: about('The same settings as they were read.', some),
    }),
    reply: done,
  },
  proposePayee: {
    about: 'Proposes where payments go from now on. All admins are written to. Nothing changes yet.',
    request: v.object({ upi_id: value, payee: value }),
    reply: done,
  },
  confirmPayee: {
    about:
      'Puts a proposed payee in force, at once and everywhere: by another chief, or by the one who has proposed it an hour after the mail. All admins are written to.',
    request: proposalRequest,
    reply: changed,
  },
  dropPayee: {
    about: 'Stops a proposed payee.',
    request: proposalRequest,
    reply: done,
  },
  closePayments: {
    about: 'Takes the UPI id away: nobody can pay until another one is confirmed. All admins are written to.',
    request: v.object({}),
    reply: done,
  },
};
