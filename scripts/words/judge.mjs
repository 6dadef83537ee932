// @ts-check

/** The letters of each language. */
const scripts = /** @type {Record<string, RegExp>} */ ({
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
});

/** Names and signs that people read in Latin letters in every language. */
const names = new Set(
  (
    'Aaspaas WhatsApp UPI PIN UTR OTP QR GPS SMS AC TV DTH RO MB KB JPEG JPG PNG GIF BMP WebP WEBP PDF HTTPS https ' +
    'email Email JavaScript Google Apple Maps Chrome Safari Android iPhone Windows India Post Ctrl km m AM PM AP ID ' +
    'OpenStreetMap Facebook Instagram YouTube Wi Fi x X XXXXXXXXXX min MIN s g kg ml cm'
  ).split(' '),
);

/** So many times the English may a button or a label be. */
const mostTimes = 1.6;
/** A short word may be this long in any case. */
const shortEnough = 12;

const segmenter = new Intl.Segmenter('en');

/** @param {string} text */
const lengthOf = (text) => [...segmenter.segment(text.replaceAll(/\{\w+\}/g, ''))].length;

/** @param {string} text */
const placesIn = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join(' ');

/** The words in Latin letters that are no names. @param {string} text */
export const englishIn = (text) => (text.match(/[A-Za-z]+/g) ?? []).filter((word) => !names.has(word));

/**
 * What is wrong with the words of a text.
 * @param {string} code @param {string} english @param {string} note @param {string} words
 * @returns {string[]}
 */
export function judge(code, english, note, words) {
  const plain = words.replaceAll(/\{\w+\}/g, '');
  const letters = [...plain].filter((letter) => /\p{L}/u.test(letter) && !/[a-z]/i.test(letter));
  const left = englishIn(plain);
  const most = Math.max(shortEnough, lengthOf(english) * mostTimes);
  return [
    ...(words.trim() === '' ? ['is blank'] : []),
    ...(placesIn(words) === placesIn(english) ? [] : [`has other braces: ${words}`]),
    ...(letters.every((letter) => scripts[code]?.test(letter))
      ? []
      : [`has letters of another script: ${words}`]),
    ...(left.length > 0 ? [`has English left over (${left.join(', ')}): ${words}`] : []),
    ...(/button|label/.test(note) && lengthOf(words) > most
      ? [`is ${lengthOf(words)} long, at most ${Math.floor(most)} fit: ${words}`]
      : []),
  ];
}
