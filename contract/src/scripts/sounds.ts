import { mended, mends } from './mends';
import { parts } from './parts';

/** Spellings of more than one letter, and letters that sound like another one. */
const digraphs = new Map(
  (
    'aa A|ee I|ii I|oo U|uu U|ai Y|au V|ou V|ow V|ae E|chh C|tch cc|cch cc|chch cc|ch c|ck kk|kh K|ksh k$|gh G|jh J|' +
    'tth wT|tt ww|th T|ddh dD|dd xx|dh D|ph P|f P|bh B|sh S|zh z|z j|w 4|c k|q k|x ks|e E|o O'
  )
    .split('|')
    .map((pair) => pair.split(' ', 2) as [string, string]),
);
const spelling =
  /aa|ee|ii|oo|uu|ai|au|ou|ow(?![aeiou])|ae|chch|cch|t?chh?|ck|ksh|tth?|ddh?|[kgjtdpbsz]h|[a-z]/g;

/** What a spelling sounds like of which nothing else is known, one rule after the other. */
const rules = mends(`
a[y4](?=@|$) Y
(@)y(?=@|$) $1I
aO$ Av
aO AO
([iI])a $1yA
([iI])(?=[AuUoOEV]) $1y
([uU])a $1A
E(?=@@) e
O(?=@@) o
([lp])OrE$ $1Ur
(#@+)ah$ $1a
kOdE$ kOx
^ra([jm])(?!I) rA$1
^([mKp]a)nd(?!ir) $1Nx
ur$ Ur
^(@*)a(?=@[EO]?$) $1A
uxxin uddIn
ksm k$$+m
^(@*[aAeEoOiu])t$ $1w
([aAeEoOuU])d(?=[aAiIuUE]$) $1x
([eEoO])nd(?!r) $1Nx
([^sb]u)nd $1Nx`);

/** 'Pali' is said with a long vowel, and 'Jaya-' with a short one. */
const openFirst = /^([^aAiIuUeEoOYV]*)a(?=[^aAiIuUeEoOYVM+-][aiIu]$)/;

const vowelLetter = /[aeiouy]/i;

/** How each letter is called. */
const letterNames = new Map(
  'aE bbI csI dxI eI feP gjI hec iAI jjE kkE lel mem nen oO ppI qkyU rAr ses twI uyU vvI wxablyU xeks yvAI zjEx'
    .split(' ')
    .map((each) => [each.charAt(0), each.slice(1)]),
);

/** No name has a longer word. */
const mostLetters = 60;

/** 'Koramangala' and 'HSR' as sounds. */
export function soundsOf(name: string, isSouthern: boolean): string {
  const word = name.slice(0, mostLetters);
  const known = parts.get(word.toLowerCase());
  if (known !== undefined) return known;
  if (/^[A-Z]{1,4}$/.test(word) || !vowelLetter.test(word)) return spelled(word);
  const sounds = read(word.toLowerCase()).replace(openFirst, '$1A');
  // In the south 'th' is how a plain t is written that is not hard.
  return isSouthern ? sounds.replaceAll('T', 't') : sounds;
}

const spelled = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => letterNames.get(letter)).join('-');

/** By its longest known ending, and what is left. */
function read(word: string): string {
  const known = parts.get(word) ?? parts.get(`-${word}`);
  if (known !== undefined) return known;
  for (let at = 2; at < word.length - 1; at++) {
    const ending = parts.get(`-${word.slice(at)}`);
    if (ending !== undefined) return join(read(word.slice(0, at)), ending);
  }
  return mended(
    word.replace(spelling, (letters) => digraphs.get(letters) ?? letters),
    rules,
  );
}

function join(before: string, ending: string): string {
  if (/^[AE]/.test(ending) || before.endsWith(ending.charAt(0))) return before + ending;
  return `${/^(pur|gaMj|gaQ)/.test(ending) ? before.replace(/a$/, 'A') : before}-${ending}`;
}
