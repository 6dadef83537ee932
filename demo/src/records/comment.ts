import { closings, type Mood, openings, shortLines, themeLines } from '../words/review-lines';
import type { Business } from './business';
import type { Random } from './random';
import { capitalised, fill, insideSentence } from './text';

/** A review's text, of three words to three sentences; the same text does not come twice for one shop. */
export function commentFor(random: Random, business: Business, rating: number, said: Set<string>): string {
  const mood = moodOf(random, rating);
  let comment = compose(random, business, mood);
  for (let tries = 0; said.has(comment) && tries < 5; tries++) comment = compose(random, business, mood);
  said.add(comment);
  return comment;
}

function moodOf(random: Random, rating: number): Mood {
  if (rating === 5) return 'happy';
  if (rating === 4) return random.chance(0.75) ? 'happy' : 'content';
  if (rating === 3) return 'content';
  return rating === 2 && random.chance(0.3) ? 'content' : 'sour';
}

function compose(random: Random, { owner, trade, locality, plan, shop }: Business, mood: Mood): string {
  const sentences = random.pick(shapes)(random, mood, themeLines[trade.theme][mood]);
  if (mood === 'happy' && random.chance(0.14)) sentences.splice(-1, 1, random.pick(plan.region.praise));
  const slots = {
    item: insideSentence(random.pick(shop.items)),
    owner: owner.calledBy,
    area: locality.name,
  };
  return capitalised(fill(sentences.join(' '), slots));
}

type Shape = (random: Random, mood: Mood, onTheme: readonly string[]) => string[];

/** Some people write three words, others a story. */
const shapes: readonly Shape[] = [
  (random, mood) => [random.pick(shortLines[mood])],
  (random, _, onTheme) => [random.pick(onTheme)],
  (random, mood, onTheme) => [random.pick(onTheme), random.pick(shortLines[mood])],
  (random, mood, onTheme) => [random.pick(openings[mood]), random.pick(onTheme)],
  (random, mood) => [random.pick(openings[mood]), random.pick(closings[mood])],
  (random, mood, onTheme) => [random.pick(openings[mood]), random.pick(onTheme), random.pick(closings[mood])],
];
