import { categories } from '@aaspaas/contract/shops/categories';
import { buckets, featuresOf } from './features';

/** One class for every category by its id; 0 is 'nothing that anybody lists'. */
export const classes = categories.length + 1;

/**
 * The weights as they are kept in a file: 32 bytes that name what they were trained from, one scale for every class,
 * then a signed byte for every feature and class.
 */
export interface Model {
  readonly trainedFrom: string;
  readonly scales: Float32Array;
  readonly weights: Int8Array;
}

export const hashBytes = 32;
export const scaleBytes = classes * 4;

export function readModel(bytes: Uint8Array): Model {
  if (bytes.length !== hashBytes + scaleBytes + buckets * classes)
    throw new Error(
      'The weights of the search are not as long as they should be: run "npm run search:train".',
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    trainedFrom: Buffer.from(bytes.subarray(0, hashBytes)).toString('hex'),
    scales: Float32Array.from({ length: classes }, (_, index) =>
      view.getFloat32(hashBytes + index * 4, true),
    ),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + hashBytes + scaleBytes, buckets * classes),
  };
}

/** How likely each class is, for words by their sounds. */
export function predict({ scales, weights }: Model, keys: readonly string[]): Float64Array {
  const sums = new Float64Array(classes);
  for (const [bucket, value] of featuresOf(keys))
    for (let one = 0; one < classes; one++)
      sums[one] = (sums[one] ?? 0) + (weights[bucket * classes + one] ?? 0) * (scales[one] ?? 0) * value;
  return likelihoods(sums);
}

function likelihoods(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
