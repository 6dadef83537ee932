import * as v from 'valibot';
import { about } from '../../shapes';

const time = v.string();

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
};
