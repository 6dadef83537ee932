import * as v from 'valibot';

/**
 * Shapes say what type a value has and reject what a database cannot hold. They are never shown to people: messages
 * come from the rule tables.
 */

// PostgreSQL cannot store NUL, and half a surrogate pair is not a character.
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** What an integer column holds. */
const mostInColumn = 2_147_483_647;

export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostInColumn));

/** How many there are of something: one at least. */
export const countOf = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostInColumn));

/* @__NO_SIDE_EFFECTS__ */
export function text(maxLength: number) {
  return v.pipe(v.string(), v.maxLength(maxLength), v.check(isStorable));
}

/** A shape with a sentence for the description of the API. */
export function about<const Shape extends v.GenericSchema>(says: string, shape: Shape) {
  return v.pipe(shape, v.description(says));
}

export const latitude = v.pipe(v.number(), v.minValue(-85), v.maxValue(85));
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** The least that every call replies. Of a message with parameters it also has what that was filled from. */
export const done = v.object({
  result: v.boolean(),
  message: v.string(),
  template: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown())),
});
