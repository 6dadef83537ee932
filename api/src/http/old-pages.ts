import type { PublicSettings } from '@aaspaas/contract/page';
import { inWords, type Said, says, type Words } from '@aaspaas/contract/says';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A page made of old replies while there is no primary says so, where announcements stand. */
export const withAge = (settings: PublicSettings, ageMs: number, words: Words): PublicSettings =>
  ageMs === 0
    ? settings
    : {
        ...settings,
        announcement: {
          key: 'old',
          text: inWords(
            says('We are repairing something. What you see is {age}, and nothing can be saved right now.', {
              age: sayAge(ageMs),
            }),
            words,
          ),
          linkText: '',
          linkUrl: '',
        },
      };

function sayAge(ms: number): Said {
  if (ms < minuteMs) return says('less than a minute old');
  if (ms < 2 * minuteMs) return says('a minute old');
  if (ms < 2 * hourMs) return says('{minutes} minutes old', { minutes: Math.floor(ms / minuteMs) });
  return says('{hours} hours old', { hours: Math.floor(ms / hourMs) });
}
