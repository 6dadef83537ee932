import { sayHour, sayTime } from './hours';
import { type Said, says } from '../says';

// In English a time says AM or PM. Other languages name the part of the day, which each brace here is called by.

/** '8 AM', and '8:30 AM' where it is not the full hour. */
export const atHour = (minutes: number): Said => inPartOfDay(minutes, sayHour);

/** '8:00 AM'. */
export const atTime = (minutes: number): Said => inPartOfDay(minutes, sayTime);

function inPartOfDay(minutes: number, sayClock: (minutes: number) => string): Said {
  const [figure = ''] = sayClock(minutes).split(' ');
  const hour = Math.floor(minutes / 60) % 24;
  if (hour < 4) return says('{night} AM', { night: figure });
  if (hour < 12) return says('{morning} AM', { morning: figure });
  if (hour < 16) return says('{afternoon} PM', { afternoon: figure });
  if (hour < 20) return says('{evening} PM', { evening: figure });
  return says('{night} PM', { night: figure });
}
