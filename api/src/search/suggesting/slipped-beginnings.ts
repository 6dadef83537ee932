import { entriesOf, type Entry } from './trade-phrases';
import { distanceOfBeginning } from '../../sound/sound-distance';
import { soundKey } from '../../sound/sound-key';
import { ofEach, readOff } from '../understanding/tables';

/** With fewer letters, everything could be a slip of everything. */
const fewestLetters = 4;
const mostOfEach = 6;

/** The right beginnings that differ from a text by one slip, or that sound like it: 'elct' and 'elek' are 'elect'. */
export function slippedBeginnings(key: string): string[] {
  if (key.length < fewestLetters || !/^[a-z ]+$/.test(key)) return [];
  const slips = oneSlipAway(key);
  const heard = soundingLike(key, slips.length > 0);
  const meant = new Set([...slips.slice(0, mostOfEach), ...heard.slice(0, mostOfEach)]);
  return [...meant].filter((beginning) => beginning !== key);
}

/** Nobody misses the first letter. */
function oneSlipAway(key: string): string[] {
  const found = new Set<string>();
  for (const { phrases } of ofEach(commonOf))
    for (const phrase of phrases) {
      const meant = phrase.charCodeAt(0) === key.charCodeAt(0) ? beginningMeant(key, phrase) : null;
      if (meant) found.add(meant);
    }
  return [...found];
}

/** Only English, and the main Hindi word of a thing: among rare words, something is always one slip away. */
const isCommon = ({ isMain, isThing, language }: Entry): boolean =>
  isThing && (language === 'en' || (language === 'hinglish' && isMain));

/** The beginning of a word that was typed with two letters swapped, one wrong, one missed or one too many. */
export function beginningMeant(typed: string, word: string): string | null {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  if (same === 0 || same === typed.length) return null;
  const rest = typed.slice(same + 1);
  const swapped = `${typed[same + 1] ?? ''}${typed[same] ?? ''}${typed.slice(same + 2)}`;
  const goesOn = (text: string, from: number) => word.startsWith(text, from);
  if (rest !== '' && goesOn(swapped, same)) return word.slice(0, typed.length);
  if (goesOn(typed.slice(same), same + 1)) return word.slice(0, typed.length + 1);
  if (goesOn(rest, same + 1)) return word.slice(0, typed.length);
  return rest !== '' && goesOn(rest, same) ? word.slice(0, typed.length - 1) : null;
}

/** What people commonly call things, and how its first words sound. */
interface Common {
  readonly phrases: readonly string[];
  readonly sounds: readonly { readonly sound: string; readonly word: string }[];
}

const commonOf = readOff((vocabulary) => {
  const phrases = entriesOf(vocabulary).filter(isCommon);
  return readCommon([...new Set(phrases.map(({ from }) => from))]);
});

function readCommon(phrases: readonly string[]): Common {
  const words = new Set(phrases.map((from) => from.split(' ')[0] ?? ''));
  return {
    phrases,
    sounds: [...words].map((word) => ({ sound: soundKey(word), word })),
  };
}

/** Vowels are heard loosely, so that two of them may differ in a word as long as 'bekry'. */
const mostDifferent = { short: 0.5, long: 0.9 };
const longSound = 5;

/** `isJust`: only words of just that sound, because a slip of letters was found already. */
function soundingLike(key: string, isJust: boolean): string[] {
  const sound = soundKey(key);
  if (key.includes(' ') || sound.length < fewestLetters) return [];
  const begin = isJust ? sound : sound.charAt(0);
  const alike = ofEach(commonOf).flatMap(({ sounds }) => sounds.filter((one) => one.sound.startsWith(begin)));
  if (isJust) return alike.map(({ word }) => word);
  const most = sound.length < longSound ? mostDifferent.short : mostDifferent.long;
  return alike
    .map((one) => ({ ...one, distance: distanceOfBeginning(sound, one.sound) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ word }) => word);
}
