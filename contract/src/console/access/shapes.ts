import * as v from 'valibot';
import { about, text } from '../../shapes';

const time = v.string();
const code = about('Six digits of the app, or a recovery code.', text(40));
const recoveryCodes = about('Shown this once; each works once.', v.array(v.string()));

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
};
