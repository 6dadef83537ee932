import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';
import { grades } from '../../roles/grades';
import { listReply, listRequest } from '../list-shapes';

const time = v.string();
const code = about('Six digits of the app, or a recovery code.', text(40));
const recoveryCodes = about('Shown this once; each works once.', v.array(v.string()));

const grade = v.picklist(grades);
const oneAdmin = v.object({ id: about('Of the account.', id) });

const adminRow = v.object({
  id,
  name: v.string(),
  email: v.nullable(v.string()),
  grade,
  since: time,
  is_invited: about('Has not chosen a password yet.', v.boolean()),
  has_second_factor: v.boolean(),
  seen_at: about('When a session was used last; null if there is none.', v.nullable(time)),
});
export type AdminRecord = v.InferOutput<typeof adminRow>;

const securityRow = v.object({
  id: v.number(),
  at: time,
  event: v.string(),
  account_id: about('Null: what was typed belongs to no account.', v.nullable(v.number())),
  account: about('Name of the account; null if it is gone.', v.nullable(v.string())),
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});
export type SecurityRecord = v.InferOutput<typeof securityRow>;

const invited = v.object({
  ...done.entries,
  link: about('Where there is no mail server: for the caller to hand over.', v.nullable(v.string())),
});

export const accessShapes = {
  readTwoStep: {
    about: 'Whether the caller has a second factor, and how many recovery codes are left.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      on_since: about('Null while there is none.', v.nullable(time)),
      codes_left: v.number(),
    }),
  },
  offerTwoStep: {
    about: 'Makes a secret for an app that shows codes. It counts once its first code is confirmed.',
    request: v.object({
      password: v.optional(about('Needed when the caller signed in more than five minutes ago.', text(1000))),
    }),
    reply: v.object({
      result: v.boolean(),
      secret: about('In base 32, for typing.', v.string()),
      link: about('The same as an otpauth link, for a QR code.', v.string()),
    }),
  },
  confirmTwoStep: {
    about: 'Turns the second factor on with the first code of the offered secret.',
    request: v.object({ code }),
    reply: v.object({ result: v.boolean(), codes: recoveryCodes }),
  },
  proveTwoStep: {
    about: 'Gives the second factor in this session.',
    request: v.object({ code }),
    reply: v.object({ result: v.boolean(), codes_left: v.number() }),
  },
  makeRecoveryCodes: {
    about: 'Makes ten new recovery codes; the older ones stop working.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), codes: recoveryCodes }),
  },
  listAdmins: {
    about: 'All admins, with their grades.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), rows: v.array(adminRow) }),
  },
  inviteAdmin: {
    about: 'Makes an admin account and mails its owner a link to choose a password.',
    request: v.object({ name: text(200), email: text(320), grade: text(20) }),
    reply: invited,
  },
  inviteAgain: {
    about: 'Mails a new link to an admin who has not chosen a password yet.',
    request: oneAdmin,
    reply: invited,
  },
  changeGrade: {
    about: 'Gives another admin another grade; their sessions end.',
    request: v.object({ id, grade }),
    reply: done,
  },
  removeAdmin: {
    about: 'Deletes the account of another admin.',
    request: oneAdmin,
    reply: done,
  },
  resetTwoStep: {
    about: 'Takes away the second factor of another admin, who lost it; the person and all chiefs are told.',
    request: oneAdmin,
    reply: done,
  },
  listSecurity: {
    about: 'What was done, or tried, to get into accounts; the newest first.',
    request: v.object({
      page: listRequest.page,
      event: v.optional(text(200)),
      account: v.optional(about('An account’s number, email or mobile number.', text(320))),
      from: v.optional(about('A day in India, such as 2026-03-16.', text(200))),
      until: v.optional(about('The last day.', text(200))),
    }),
    reply: listReply(securityRow),
  },
};
