import { readLexicon } from '../understanding/tables';
import { hashBytes, type Model, predict, scaleBytes } from '../understanding/guess/model';
import { soundKey } from '../../sound/sound-key';
import type { Lexicon } from '../understanding/concepts/lexicon';
import { leastLikelihood } from '../understanding/reading/guessed';
import { type LabelledPhrase, labelledPhrases, makeExamples } from './examples';
import { fit, quantise } from './fit';
import { nonsenseWords } from './nonsense';
import { seededRandom } from './random';

const seed = 7;

/** The model of all phrases of the concept files. */
export function train(trainedFrom: string): Model {
  const lexicon = readLexicon();
  const random = seededRandom(seed);
  return quantise(fit(makeExamples(lexicon, labelledPhrases(lexicon), random), random), trainedFrom);
}

/** The bytes that `readModel` reads. */
export function writeModel({ trainedFrom, scales, weights }: Model): Uint8Array {
  const bytes = new Uint8Array(hashBytes + scaleBytes + weights.length);
  bytes.set(Uint8Array.from(Buffer.from(trainedFrom, 'hex')));
  const view = new DataView(bytes.buffer);
  scales.forEach((scale, index) => view.setFloat32(hashBytes + index * 4, scale, true));
  bytes.set(new Uint8Array(weights.buffer), hashBytes + scaleBytes);
  return bytes;
}

/** One word in ten is left out of training, with every phrase that has it. */
const heldOutShare = 0.1;
const nonsenseTried = 2000;

/** How well a model guesses that has never seen some of the words, as sentences. */
export function measure(): string[] {
  const lexicon = readLexicon();
  const random = seededRandom(seed);
  const phrases = labelledPhrases(lexicon);
  const words = [...new Set(phrases.flatMap(({ keys }) => keys))];
  const heldOut = new Set(words.filter(() => random() < heldOutShare));
  const isNew = (key: string) => heldOut.has(key);
  const seen = phrases.filter(({ keys }) => !keys.some(isNew));
  const model = quantise(fit(makeExamples(lexicon, seen, random), random), '');
  const allNew = phrases.filter(({ keys }) => keys.every(isNew));
  const partlyNew = phrases.filter(({ keys }) => keys.some(isNew) && !keys.every(isNew));
  return [
    `${words.length} words, ${heldOut.size} of them held out.`,
    `Phrases of held-out words alone: ${sayAccuracy(lexicon, model, allNew)}`,
    `Phrases with held-out words and others: ${sayAccuracy(lexicon, model, partlyNew)}`,
    `Nonsense that is taken for something: ${percent(shareTaken(model, random))}.`,
  ];
}

function sayAccuracy(lexicon: Lexicon, model: Model, phrases: readonly LabelledPhrase[]): string {
  const guessed = phrases.map((phrase) => ({ phrase, ...surest(model, phrase.keys) }));
  const isRight = ({ phrase, category }: (typeof guessed)[number]) =>
    lexicon.concepts[phrase.concept]?.categories.some(({ id, weight }) => id === category && weight >= 5) ??
    false;
  const said = guessed.filter(({ category, likelihood }) => category > 0 && likelihood >= leastLikelihood);
  return (
    `${percent(guessed.filter(isRight).length / guessed.length)} right if it always had to guess; it guesses ` +
    `${percent(said.length / guessed.length)}, and ${percent(said.filter(isRight).length / said.length)} of those are right.`
  );
}

function surest(model: Model, keys: readonly string[]): { category: number; likelihood: number } {
  const likelihoods = predict(model, keys);
  const likelihood = Math.max(...likelihoods);
  return { category: likelihoods.indexOf(likelihood), likelihood };
}

function shareTaken(model: Model, random: () => number): number {
  const tried = Array.from({ length: nonsenseTried }, () =>
    surest(model, nonsenseWords(random).map(soundKey)),
  );
  return (
    tried.filter(({ category, likelihood }) => category > 0 && likelihood >= leastLikelihood).length /
    nonsenseTried
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
