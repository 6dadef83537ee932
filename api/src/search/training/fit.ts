import { buckets } from '../understanding/guess/features';
import { classes, type Model } from '../understanding/guess/model';
import type { Example } from './examples';

const rounds = 8;
const step = 0.3;
/** Errors this small are left alone: they cost time and move nothing. */
const leastError = 1e-3;
/** A copy, because an imported name is looked up each time, and these loops run a billion times. */
const width: number = classes;

/** Fits a linear model to examples (multinomial logistic regression, Adagrad), the same for the same examples. */
export function fit(examples: readonly Example[], random: () => number): Float32Array {
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const order = [...examples];
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) learn(weights, squares, example);
  }
  return weights;
}

/** Written into again and again: making new ones would take most of the time. */
const errors = new Float64Array(classes);

function learn(weights: Float32Array, squares: Float32Array, { features, target }: Example): void {
  predictWith(weights, features);
  for (const [one, share] of target) errors[one] = (errors[one] ?? 0) - share;
  const wrong = [...errors.keys()].filter((one) => Math.abs(errors[one] ?? 0) > leastError);
  for (const [bucket, value] of features)
    for (const one of wrong) {
      const slope = (errors[one] ?? 0) * value;
      const at = bucket * width + one;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(square);
    }
}

/** Leaves the likelihoods in `errors`. */
function predictWith(weights: Float32Array, features: Example['features']): void {
  errors.fill(0);
  for (const [bucket, value] of features)
    for (let one = 0; one < width; one++)
      errors[one] = (errors[one] ?? 0) + (weights[bucket * width + one] ?? 0) * value;
  let all = 0;
  for (let one = 0; one < width; one++) {
    const power = Math.exp(errors[one] ?? 0);
    errors[one] = power;
    all += power;
  }
  for (let one = 0; one < width; one++) errors[one] = (errors[one] ?? 0) / all;
}

function shuffle(items: Example[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const [one, another] = [items[index], items[other]];
    if (!one || !another) continue;
    items[index] = another;
    items[other] = one;
  }
}

/** As signed bytes: each class is scaled so that its largest weight is 127. */
export function quantise(weights: Float32Array, trainedFrom: string): Model {
  const scales = new Float32Array(classes);
  weights.forEach((weight, at) => {
    const one = at % classes;
    scales[one] = Math.max(scales[one] ?? 0, Math.abs(weight) / 127);
  });
  const bytes = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % classes] || 1)));
  return { trainedFrom, scales, weights: bytes };
}
