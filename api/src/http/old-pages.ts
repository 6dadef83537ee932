import type { PublicSettings } from '@aaspaas/contract/page';
import { type Sentence, says } from '@aaspaas/contract/says';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A page made of old replies while there is no primary says so, where announcements stand. */
export const withAge = (settings: PublicSettings, ageMs: number): PublicSettings =>
  ageMs === 0
    ? settings
    : {
        ...settings,
        announcement: {
          key: 'old',
          text: String(
            says('We are repairing something. What you see is {age}, and nothing can be saved right now.', {
              age: sayAge(ageMs),
            }),
          ),
          linkText: '',
          linkUrl: '',
        },
      };

function sayAge(ms: number): Sentence {
  if (ms < minuteMs) return 'less than a minute old';
  if (ms < 2 * minuteMs) return 'a minute old';
  if (ms < 2 * hourMs) return says('{minutes} minutes old', { minutes: Math.floor(ms / minuteMs) });
  return says('{hours} hours old', { hours: Math.floor(ms / hourMs) });
}
