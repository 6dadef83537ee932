// @ts-check

// What the directory adds to a name: the rank of the office, and the postal circle.
const ranks =
  /[\s.,-]*(?:\b(?:B\.?\s?O|S\.?\s?O|H\.?\s?O|P\.?\s?O|H\.?P\.?O|G\.?\s?P\.?\s?O|E\.?D\.?[BS]\.?O|NDS\.?O|NDTSO|ND|TSO|MDG|NTSO|DTSO)|[a-z](?:B\.O|S\.O|H\.O)|Head Post Office)[.)\s]*$/;
const rulesOfWords = new Map(
  Object.entries({
    bk: 'Bk',
    kh: 'Kh',
    jn: 'Junction',
    stn: 'Station',
    univ: 'University',
    indl: 'Industrial',
  }),
);

/** 'KORAMANGALA  VI Bk S.O (Bengaluru)' is 'Koramangala VI Block'. @param {string} office */
export function areaName(office) {
  let name = office
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(/\s*[([{][^)\]}]*[)\]}]?/g, ' ');
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(ranks, ' ').trim();
  }
  // 'Laxmi Nagar SO East Delhi'
  name = name.replace(/\s[BSH]\.?O\.?\s.*$/, '').replace(/\s(Dely|MDO|Mail)$/, '');
  return titleCase(joinInitials(name.replace(/[^\p{L}\p{M}\d.'&/ -]+/gu, ' ')))
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,'&/-]+|[\s.,'&/-]+$/g, '');
}

/** 'E P I P' and 'J.P. Nagar' are 'EPIP' and 'JP Nagar'. @param {string} name */
const joinInitials = (name) =>
  name
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\b([A-Z])\.(?=[A-Z]\b)/g, '$1 ')
    .replace(/\b([A-Z])\.\s*/g, '$1 ')
    .replace(/\./g, ' ')
    .replace(/\b(?:[A-Z] )+[A-Z]\b/g, (initials) => initials.replaceAll(' ', ''));

/** Words in capitals become names, unless they are initials. @param {string} name */
function titleCase(name) {
  const words = name.split(/\s+/).filter(Boolean);
  const capitals = words.filter((word) => word === word.toUpperCase());
  const isShouted =
    capitals.some((word) => word.length > 4) || (words.length > 1 && capitals.length === words.length);
  return words.map((word) => wordOf(word, isShouted)).join(' ');
}

/** @param {string} word @param {boolean} isShouted */
function wordOf(word, isShouted) {
  const known = rulesOfWords.get(word.toLowerCase());
  if (known) return known;
  if (/^(I{1,3}|IV|VI{0,3}|IX|XI{0,2}|X)$/.test(word)) return word;
  const isInitials =
    word === word.toUpperCase() && word.length <= 4 && (!isShouted || !/[AEIOUY]/.test(word));
  if (isInitials && word.length > 1) return word;
  // A capital inside a word, such as in 'HighCourt', begins another word.
  const parts = isShouted ? word.toLowerCase() : word.replace(/(\p{Ll}{2})(\p{Lu}\p{Ll}{2})/gu, '$1 $2');
  return parts.replace(/(^|[\s/-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}
