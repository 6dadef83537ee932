import type { GenericSchema } from 'valibot';

// Valibot's generic type hides what its shapes hold; these fields are part of its API.
type Shape = GenericSchema & {
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  /** Of a union. */
  readonly options?: readonly (Shape | string)[];
  readonly entries?: Readonly<Record<string, Shape>>;
};

const reaching = /phone|mobile|email|whatsapp|numbers|recipient/;

/** Whether a reply of this shape may hold how to reach somebody, or anything at all. */
export const mayShowPeople = (shape: GenericSchema): boolean => holds(shape, '');

function holds({ type, ...shape }: Shape, name: string): boolean {
  if (type === 'loose_object') return true;
  if (type === 'string') return reaching.test(name);
  const named = Object.entries(shape.entries ?? {});
  const options = (shape.options ?? []).filter((option) => typeof option === 'object');
  const unnamed = [shape.wrapped, shape.item, ...(shape.items ?? []), ...options];
  return (
    named.some(([field, inside]) => holds(inside, field)) ||
    unnamed.some((inside) => inside !== undefined && holds(inside, name))
  );
}
