import { hashBytes, type Model, scaleBytes } from '../understanding/guess/model';

/** The bytes that `readModel` reads. */
export function writeModel({ trainedFrom, scales, weights }: Model): Uint8Array {
  const bytes = new Uint8Array(hashBytes + scaleBytes + weights.length);
  bytes.set(Uint8Array.from(Buffer.from(trainedFrom, 'hex')));
  const view = new DataView(bytes.buffer);
  scales.forEach((scale, index) => view.setFloat32(hashBytes + index * 4, scale, true));
  bytes.set(new Uint8Array(weights.buffer), hashBytes + scaleBytes);
  return bytes;
}
