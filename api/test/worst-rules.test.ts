import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type GenericSchema, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { everyCall } from '@aaspaas/contract/every-call';
import { isSlow, worstTexts } from './worst-texts';

/** Every module of the contract, also those that are added later. */
const folder = join(import.meta.dirname, '../../contract/src');
const files = (await readdir(folder, { recursive: true })).filter(
  (name) => name.endsWith('.ts') && !/\.test(-kit)?\.ts$/.test(name),
);
const modules = await Promise.all(
  files.map(async (name) => [name, (await import(join(folder, name))) as Record<string, unknown>] as const),
);

type When = (value: unknown, all: unknown) => unknown;
type Shape = GenericSchema & {
  readonly wrapped?: Shape;
  readonly entries?: Record<string, Shape>;
  readonly pipe?: readonly Part[];
};
interface Part {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
}

/** The longest text that a shape accepts; null where it accepts any length. */
function longestOf(shape: Shape): number | null {
  if (shape.wrapped) return longestOf(shape.wrapped);
  if (shape.type !== 'string') return 0;
  const limit = partsOf(shape).find(({ type }) => type === 'max_length')?.requirement;
  return typeof limit === 'number' ? limit : null;
}

/** A pipe begins with the shape that it adds to, which may be a pipe itself. */
const partsOf = ({ pipe = [] }: Pick<Shape, 'pipe'>): readonly Part[] =>
  pipe.flatMap((part) => (part.pipe ? partsOf(part) : [part]));

// Valibot's generic type hides what an object shape holds; it is part of its API.
const textFields = everyCall.flatMap(({ path, request }) =>
  Object.entries((request as Shape).entries ?? {}).map(
    ([field, shape]) => [`${path} ${field}`, longestOf(shape)] as const,
  ),
);

test('no call takes a text of any length: rules see what the longest shape lets through, and no more', () => {
  expect(textFields.filter(([, longest]) => longest === null)).toEqual([]);
});

test('a text that is one character too long is rejected by its shape', () => {
  const shapes = everyCall.flatMap(({ request }) => Object.values((request as Shape).entries ?? {}));
  const texts = shapes.filter((shape) => (longestOf(shape) ?? 0) > 0);
  expect(texts.length).toBeGreaterThan(50);
  const tooLong = (shape: Shape) => 'x'.repeat((longestOf(shape) ?? 0) + 1);
  expect(texts.filter((shape) => safeParse(shape, tooLong(shape)).success)).toEqual([]);
});

const longest = Math.max(...textFields.map(([, length]) => length ?? 0));
const worst = worstTexts(longest);

/** The text itself and in every form that a field's value can have. */
const valuesOf = (text: string): unknown[] => {
  const file = { name: text, type: text, bytes: 10_000, width: 100, height: 100 };
  return [text, text.match(/[^]{1,50}/g), [file]];
};

/** A form whose every field holds the same text. */
const allOf = (text: string): unknown =>
  new Proxy(
    {},
    { get: (_, name) => (name === 'services' ? [text] : name === 'file' ? { name: text } : text) },
  );

/** Collects the conditions of all rows, however deep in the tables. */
function conditionsIn(value: unknown, path: string, found: Map<When, string>): void {
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set) return;
  if (Array.isArray(value) && typeof value[1] === 'function') {
    // A row is a sentence, its condition and the sentence's parameters, if it has any.
    found.set(value[1] as When, `${path} ${String(value[0]?.text ?? value[0])}`);
    return;
  }
  for (const [name, inner] of Object.entries(value)) conditionsIn(inner, `${path}.${name}`, found);
}

const conditions = new Map<When, string>();
for (const [file, exported] of modules) conditionsIn(exported, file, conditions);

/** A function may throw on a text that it cannot read, as long as it does so quickly. */
const attempt = (work: () => unknown): unknown => {
  try {
    return work();
  } catch {
    return null;
  }
};

test('every rule of every table judges the worst texts at their longest within 20 ms', () => {
  expect(conditions.size).toBeGreaterThan(100);
  const slow = new Set<string>();
  for (const text of worst) {
    const [all, values] = [allOf(text), valuesOf(text)];
    for (const [when, name] of conditions) {
      for (const value of values) if (isSlow(() => attempt(() => when(value, all)))) slow.add(name);
    }
  }
  expect([...slow]).toEqual([]);
}, 60_000);

/** These make calls and rules, or take a table or what it found first, and never read what people type there. */
const makers = [
  'declareCall',
  'declareConsoleCall',
  'keyOfText',
  'text',
  'about',
  'hasWord',
  'hasWordBeginningWith',
  'ofEach',
  'ifFilled',
  'hasComplaint',
  'refusal',
];

const readers = modules
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(([name, value]) => typeof value === 'function' && !makers.includes(name))
  // Each is called with texts only, whatever it declares.
  .map(([name, value]) => [name, value as (...given: unknown[]) => unknown] as const);

test('every function that reads text reads the worst at its longest within 20 ms', () => {
  expect(readers.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'stripScripts',
      'readHours',
      'citySpelled',
      'searchWords',
      'tenDigits',
      'slugOf',
    ]),
  );
  const slow = new Set<string>();
  for (const text of worst) {
    for (const [name, read] of readers) {
      if (isSlow(() => attempt(() => read(text, text)))) slow.add(name);
    }
  }
  expect([...slow]).toEqual([]);
}, 60_000);
