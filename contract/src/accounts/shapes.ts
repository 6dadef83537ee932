import * as v from 'valibot';
import { languages } from '../languages';
import { grades } from '../roles/grades';
import { longestPassword } from './rules/password';
import { about, done, id, text } from '../shapes';
import { roles } from '../roles/roles';

const email = text(254);
const password = text(longestPassword);
// Wider than the rules of a form, so that a value that is too long gets the rule's own message.
const newEmail = text(600);
const newPassword = text(600);
const linkToken = text(100);

/** What the browser may know about the signed-in person. */
export const sessionUser = v.object({
  id,
  u_id: id,
  role: v.picklist(roles),
  sh_id: v.nullable(id),
  name: v.string(),
  picture: v.nullable(v.string()),
  place: about(
    'The key of the place that the profile names: a PIN code, or a town.',
    v.optional(v.nullable(v.string())),
  ),
  language: about('That the person has chosen, by its code.', v.optional(v.string())),
  grade: about('The grade of an admin; null for everybody else.', v.nullable(v.picklist(grades))),
  needs_code: about(
    'Of an admin whose second step is set up: the code is still to be given in this session.',
    v.optional(v.boolean()),
  ),
});
export type SessionUser = v.InferOutput<typeof sessionUser>;

const userReply = v.object({ ...done.entries, user: sessionUser });

export const userRecord = v.object({
  u_id: id,
  u_name: v.string(),
  u_email: v.nullable(v.string()),
  u_mobile: v.nullable(v.string()),
  u_profile_pic: v.nullable(v.string()),
  u_address: v.string(),
  u_district: v.string(),
  state: v.string(),
  zip_code: v.string(),
});
export type UserRecord = v.InferOutput<typeof userRecord>;

export const accountShapes = {
  login: {
    about: 'Signs in with an email or mobile number and a password; the session is sent as a cookie.',
    request: v.object({
      email,
      password,
      remember: about('With it, the session outlives the browser.', v.optional(v.boolean(), false)),
    }),
    reply: userReply,
  },

  logout: {
    about: 'Ends the session. A guest may call it too.',
    request: v.object({}),
    reply: done,
  },

  readSession: {
    about: 'Who is signed in; null for a guest.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), user: v.nullable(sessionUser) }),
  },

  register: {
    about:
      'Creates a customer’s account and signs in. An email or a number is needed; the address may follow later, by the call that edits the profile, and is checked as a whole if some of it is sent.',
    request: v.object({
      name: text(200),
      email: v.optional(newEmail),
      mobile: v.optional(text(20)),
      address: v.optional(text(600)),
      district: v.optional(text(200)),
      state: v.optional(text(200)),
      zip_code: v.optional(text(20)),
      password: newPassword,
    }),
    reply: userReply,
  },

  forgotPassword: {
    about: 'Mails a code and a link that allow a new password to be set.',
    request: v.object({
      email: newEmail,
      u_role: about('Ignored: every role recovers its password this way.', v.optional(text(40))),
    }),
    reply: done,
  },

  verifyCode: {
    about:
      'Checks the code that was mailed. A right one lets this browser set a new password for some minutes.',
    request: v.object({ email, otp: text(10) }),
    reply: done,
  },

  resetPassword: {
    about: 'Sets a new password: after a right code, with a mailed link, or with the current password.',
    request: v.object({
      email,
      password: newPassword,
      current_password: v.optional(password),
      link: about('The token of a mailed link, in place of a code.', v.optional(linkToken)),
    }),
    reply: done,
  },

  readResetLink: {
    about: 'Whose password a mailed link may set. Reading does not use the link up.',
    request: v.object({ link: linkToken }),
    reply: v.object({ ...done.entries, email: v.string() }),
  },

  listUsers: {
    about: 'The account of whoever is signed in, as a list of one; an admin may name another.',
    request: v.object({ u_id: v.optional(id) }),
    reply: v.object({ result: v.boolean(), list: v.array(userRecord) }),
  },

  exportData: {
    about: 'All data that the product stores about the caller, as a download.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), data: v.looseObject({}) }),
  },

  chooseLanguage: {
    about: 'Letters to the caller come in this language from now on.',
    request: v.object({ language: v.picklist(languages.map(({ code }) => code)) }),
    reply: done,
  },

  editProfile: {
    about:
      'Changes the profile; empty and absent fields keep what is stored. A new email waits until it is confirmed; everything else takes effect at once.',
    request: v.object({
      u_id: v.optional(id),
      name: v.optional(text(200)),
      email: v.optional(newEmail),
      state: v.optional(text(200)),
      address: v.optional(text(600)),
      district: v.optional(text(200)),
      zip_code: v.optional(text(20)),
      mobile: v.optional(text(20)),
      current_password: about(
        'Required if email or mobile differ from those of the account.',
        v.optional(password),
      ),
    }),
    reply: v.object({
      ...done.entries,
      user: v.optional(sessionUser),
      pending_email: v.optional(v.string()),
    }),
  },
};
