import type { PublicSettings } from '@aaspaas/contract/page';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A page made of what replicas or the memory have while there is no primary says so, in the place of announcements. */
export const withAge = (settings: PublicSettings, ageMs: number): PublicSettings =>
  ageMs === 0
    ? settings
    : {
        ...settings,
        announcement: {
          key: 'old',
          text: `We are repairing something. What you see is ${sayAge(ageMs)}, and nothing can be saved right now.`,
          linkText: '',
          linkUrl: '',
        },
      };

function sayAge(ms: number): string {
  if (ms < minuteMs) return 'less than a minute old';
  if (ms < 2 * minuteMs) return 'a minute old';
  if (ms < 2 * hourMs) return `${Math.floor(ms / minuteMs)} minutes old`;
  return `${Math.floor(ms / hourMs)} hours old`;
}
