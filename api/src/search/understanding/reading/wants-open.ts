import type { TypedWord } from './typed-word';

/** 24, in the digits of any script. */
const allDay = /^(?:24|२४|২৪|૨૪|੨੪|௨௪|౨౪|೨೪|൨൪)$/;

/** Whether one of the words asks for what is open at this moment: 'khula', '24 hours'. */
export const wantsOpen = (heard: readonly TypedWord[]): boolean =>
  heard.some(
    ({ wish }, at) => wish === 'open' || (wish === 'hours' && allDay.test(heard[at - 1]?.word ?? '')),
  );
