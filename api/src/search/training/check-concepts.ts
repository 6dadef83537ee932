import { tellingCategories } from '@aaspaas/contract/shops/categories';
import { searchWords } from '@aaspaas/contract/search-words';
import { type Concept, isQualifier } from '../understanding/concepts/concept';
import { homeOf, writingOf } from '../understanding/concepts/phrase';
import { conceptsFolder, readConcepts, readOtherTalk } from '../understanding/concepts/read-files';
import { shortened } from '../understanding/reading/closeness';
import { joinKeys, soundKey } from '../../sound/sound-key';

/** What is wrong with the concept files, as sentences with file and line. */
export function checkConcepts(): string[] {
  const { concepts, complaints } = readConcepts(conceptsFolder());
  return [
    ...complaints,
    ...sameIds(concepts),
    ...thinCategories(concepts),
    ...missingLanguages(concepts),
    ...sharedWords(concepts),
    ...talkOfConcepts(concepts),
  ];
}

function sameIds(concepts: readonly Concept[]): string[] {
  const first = new Map<string, Concept>();
  return concepts.flatMap((concept) => {
    const other = first.get(concept.id);
    if (!other) first.set(concept.id, concept);
    return other ? [`${concept.at}: '${concept.id}' stands already in ${other.at}.`] : [];
  });
}

/** A phrase of a concept asks for a business, so it is no other talk. */
function talkOfConcepts(concepts: readonly Concept[]): string[] {
  const { written } = readOtherTalk(conceptsFolder());
  return concepts.flatMap(({ at, words }) =>
    words
      .filter(({ text }) => written.has(searchWords(text).join(' ')))
      .map(({ text }) => `${at}: '${text}' stands in other-talk.txt too; take it out there.`),
  );
}

const leastConcepts = 8;

/** A concept counts for each category that it likely means. */
function thinCategories(concepts: readonly Concept[]): string[] {
  const likely = concepts.filter((concept) => !isQualifier(concept));
  return tellingCategories.flatMap(({ id, name }) => {
    const count = likely.filter((one) =>
      one.categories.some((category) => category.id === id && category.weight >= 5),
    ).length;
    return count < leastConcepts
      ? [`The category '${name}' has ${count} concepts; it needs ${leastConcepts}.`]
      : [];
  });
}

const languages = ['en', 'hinglish', 'hi', 'kn', 'ta', 'te', 'ml', 'bn', 'mr', 'gu', 'pa'];
const leastShare = 0.7;

function missingLanguages(concepts: readonly Concept[]): string[] {
  return languages.flatMap((language) => {
    const having = concepts.filter(({ words }) => words.some((word) => word.language === language)).length;
    const share = having / concepts.length;
    return share < leastShare
      ? [
          `Only ${Math.round(share * 100)} % of the concepts have words in '${language}'; it should be ${leastShare * 100} %.`,
        ]
      : [];
  });
}

/** One concept's use of a word, or of one that sounds the same in the same language. */
interface Use {
  readonly concept: Concept;
  readonly text: string;
  readonly isLikelier: boolean;
}

/** Words that are written differently in one Indian script are told apart by that; in Latin letters they are not. */
function sharedWords(concepts: readonly Concept[]): string[] {
  const uses = new Map<string, Use[]>();
  for (const concept of concepts)
    for (const { text, language, isLikelier } of concept.words) {
      const words = searchWords(text);
      const { written, spelt, script } = writingOf(words);
      const keys = [
        `${script} ${written}`,
        `${homeOf(language) ?? 'english'} ${joinKeys(words.map(soundKey))} ${shortened(spelt)}`,
      ];
      for (const key of script ? [keys[0] ?? ''] : keys)
        uses.set(key, [...(uses.get(key) ?? []), { concept, text, isLikelier }]);
    }
  return [...new Set([...uses.values()].flatMap(complainShared))];
}

function complainShared(uses: readonly Use[]): string[] {
  const all = new Map(uses.map((use) => [use.concept.id, use]));
  if (all.size < 2) return [];
  const likelier = new Set(uses.filter(({ isLikelier }) => isLikelier).map(({ concept }) => concept.id));
  if (likelier.size === 1) return [];
  const [one, ...others] = [...all.values()];
  const named = others.map(({ concept, text }) => `'${text}' of '${concept.id}' (${concept.at})`).join(', ');
  const remedy = likelier.size === 0 ? 'mark the likelier with *' : 'only one may have the *';
  return [`${one?.concept.at}: '${one?.text}' of '${one?.concept.id}' sounds like ${named}: ${remedy}.`];
}
