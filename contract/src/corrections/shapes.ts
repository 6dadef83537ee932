import * as v from 'valibot';
import { about, done, text } from '../shapes';

export const correctionShapes = {
  addCorrection: {
    about: 'Tells the operator which words of a page read wrong in its language, and how they should read.',
    request: v.object({
      language: about('Its code: any but English.', text(5)),
      path: about('Of the page, without the prefix of the language.', text(300)),
      wrong: text(2000),
      better: text(2000),
    }),
    reply: done,
  },
};
