import { inIndia } from './say-date';
import { say } from './say';
import { sayTime } from './say-time';

/** '14 Nov, 8:05 PM', behind whichever way of saying the day. */
export function sayDayAndTime(moment: string, sayDay: (moment: string) => string): string {
  const date = inIndia(moment);
  const time = sayTime(date.getUTCHours() * 60 + date.getUTCMinutes());
  return say('{day}, {time}', { day: sayDay(moment), time });
}
