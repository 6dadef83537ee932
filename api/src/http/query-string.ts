import type { GenericSchema } from 'valibot';
import type { ShapedCall } from '@aaspaas/contract/every-call';

/** Everything in a query string is text: fields whose shape is a number are converted. */
export function readQuery({ request }: Pick<ShapedCall, 'request'>, query: unknown): Record<string, unknown> {
  const shapes = entriesOf(request);
  const fields = Object.entries(query ?? {}).map(([name, value]) => [
    name,
    isNumber(shapes[name]) && typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

type Shape = GenericSchema & { wrapped?: Shape; entries?: Record<string, Shape> };

// Valibot's generic type hides what object and optional shapes hold; these two fields are part of its API.
const entriesOf = (shape: GenericSchema): Record<string, Shape> => (shape as Shape).entries ?? {};

const isNumber = (shape: Shape | undefined): boolean =>
  shape?.type === 'number' || (shape?.wrapped !== undefined && isNumber(shape.wrapped));
