import type { TypedWord } from './typed-word';

/** How it sounds in any script. */
const allDay = '24';

/** Whether one of the words asks for what is open at this moment: 'khula', '24 hours'. */
export const wantsOpen = (heard: readonly TypedWord[]): boolean =>
  heard.some(({ wish }, at) => wish === 'open' || (wish === 'hours' && heard[at - 1]?.key === allDay));
