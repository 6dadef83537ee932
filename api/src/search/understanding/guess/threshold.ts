/** Below this the model takes two nonsense words of a hundred for something; `npm run search:train` says how many. */
export const leastLikelihood = 0.5;
