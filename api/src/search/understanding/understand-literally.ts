import { remembering } from './remembered';
import { understand } from './understand';
import type { Understanding } from './understanding';

const remember = remembering<Understanding>(5000);

/** What words mean as they are typed, without corrections and guesses. */
export const understandLiterally = (words: readonly string[]): Understanding =>
  remember(words.join(' '), () => understand(words, { isExact: true }));
