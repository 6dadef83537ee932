import * as v from 'valibot';
import { longestPassword } from '../rules/password';
import { done, id, text } from '../shapes';
import { roles } from './roles';

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
});
export type SessionUser = v.InferOutput<typeof sessionUser>;

const userReply = v.object({ ...done.entries, user: sessionUser });

const userRecord = v.object({
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
    // `remember` is not in the spec: with it, the session outlives the browser.
    request: v.object({ email, password, remember: v.optional(v.boolean(), false) }),
    reply: userReply,
  },

  logout: {
    request: v.object({}),
    reply: done,
  },

  readSession: {
    request: v.object({}),
    reply: v.object({ result: v.boolean(), user: v.nullable(sessionUser) }),
  },

  register: {
    request: v.object({
      name: text(200),
      email: newEmail,
      mobile: text(20),
      address: text(600),
      district: text(200),
      state: text(200),
      zip_code: text(20),
      password: newPassword,
    }),
    reply: userReply,
  },

  forgotPassword: {
    // `u_role` is accepted and ignored: every role recovers its password this way.
    request: v.object({ email: newEmail, u_role: v.optional(text(40)) }),
    reply: done,
  },

  verifyCode: {
    request: v.object({ email, otp: text(10) }),
    reply: done,
  },

  resetPassword: {
    // `link` is not in the spec: the token of a mailed link, in place of a code.
    request: v.object({
      email,
      password: newPassword,
      current_password: v.optional(password),
      link: v.optional(linkToken),
    }),
    reply: done,
  },

  readResetLink: {
    request: v.object({ link: linkToken }),
    reply: v.object({ ...done.entries, email: v.string() }),
  },

  listUsers: {
    request: v.object({ u_id: v.optional(id) }),
    reply: v.object({ result: v.boolean(), list: v.array(userRecord) }),
  },

  exportData: {
    request: v.object({}),
    reply: v.object({ result: v.boolean(), data: v.looseObject({}) }),
  },

  editProfile: {
    request: v.object({
      u_id: v.optional(id),
      name: v.optional(text(200)),
      email: v.optional(newEmail),
      state: v.optional(text(200)),
      address: v.optional(text(600)),
      district: v.optional(text(200)),
      zip_code: v.optional(text(20)),
      mobile: v.optional(text(20)),
      /** Required if email or mobile differ from those of the account. */
      current_password: v.optional(password),
    }),
    // A new email waits until it is confirmed; everything else takes effect at once.
    reply: v.object({
      ...done.entries,
      user: v.optional(sessionUser),
      pending_email: v.optional(v.string()),
    }),
  },
};
