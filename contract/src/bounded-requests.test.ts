import { expect, test } from 'vitest';
import type { GenericSchema } from 'valibot';
import { everyCall } from './every-call';

// Valibot's generic type hides what its shapes hold; these fields are part of its API.
type Shape = GenericSchema & {
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly pipe?: readonly Step[];
};
interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Step[];
}

/** Also of the shape that a description or a further limit was put around. */
const stepsOf = ({ pipe = [] }: Pick<Shape, 'pipe'>): readonly Step[] =>
  pipe.flatMap((step, at) => (at === 0 ? stepsOf(step) : [step]));

const limitOf = (shape: Shape, type: string): unknown =>
  stepsOf(shape).find((step) => step.type === type)?.requirement;

/** What an integer column holds; mails are numbered beyond that. */
const mostOf = (path: string): number => (path.endsWith('.mail_id') ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1);
const isHeld = (limit: unknown, path: string): boolean =>
  typeof limit === 'number' && Math.abs(limit) <= mostOf(path);

/** The fields that a request may make larger than the database can hold. */
function unbounded(shape: Shape, path: string): string[] {
  if (shape.wrapped) return unbounded(shape.wrapped, path);
  if (shape.entries)
    return Object.entries(shape.entries).flatMap(([name, inside]) => unbounded(inside, `${path}.${name}`));
  const inside = shape.item ? unbounded(shape.item, `${path}[]`) : [];
  const limits: Readonly<Record<string, readonly string[]>> = {
    array: ['max_length'],
    string: ['max_length'],
    number: ['min_value', 'max_value'],
  };
  const isOpen = !(limits[shape.type] ?? []).every((type) => isHeld(limitOf(shape, type), path));
  return isOpen ? [path, ...inside] : inside;
}

test('every number, text and list of every request has bounds that the database holds', () => {
  expect(everyCall.flatMap(({ path, request }) => unbounded(request as Shape, path))).toEqual([]);
});
