import { pick } from './random';

const onsets = 'b bh br ch d dh dr f g gh gr h j k kh kl kr l m n p pl pr r s sh sk st t th tr v w y z'.split(
  ' ',
);
const nuclei = 'a aa ai au e ee i o oo u'.split(' ');
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** One to three words that nobody says. */
export const nonsenseWords = (random: () => number): string[] =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => nonsenseWord(random));

/** Syllables by chance, and what fingers do on a keyboard. */
function nonsenseWord(random: () => number): string {
  if (random() < 0.3) return keyboardNoise(random);
  const syllables = 1 + Math.floor(random() * 4);
  const parts = Array.from({ length: syllables }, () => `${pick(random, onsets)}${pick(random, nuclei)}`);
  return parts.join('') + (random() < 0.4 ? (pick(random, onsets) ?? '') : '');
}

function keyboardNoise(random: () => number): string {
  const row = pick(random, rows) ?? '';
  const length = 3 + Math.floor(random() * 7);
  return Array.from({ length }, () => row.charAt(Math.floor(random() * row.length))).join('');
}
