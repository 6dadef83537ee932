import { type Model, predict } from './model';

/** A category that words which nobody listed sound like. */
export interface Guess {
  readonly categoryId: number;
  readonly likelihood: number;
}

/** Below this the model takes two nonsense words of a hundred for something; `npm run search:train` says how many. */
export const leastLikelihood = 0.5;

export function guessCategory(model: Model, keys: readonly string[]): Guess | null {
  if (keys.length === 0) return null;
  const likelihoods = predict(model, keys);
  const likelihood = Math.max(...likelihoods);
  const categoryId = likelihoods.indexOf(likelihood);
  return categoryId === 0 || likelihood < leastLikelihood ? null : { categoryId, likelihood };
}
