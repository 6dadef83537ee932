const vowel = '[aAiIuUeEoOYV0%&]';
const consonant = '[^aAiIuUeEoOYV0%&M+-]';

/** Mends of sounds or letters, one after the other. */
export type Mends = readonly (readonly [where: RegExp, as: string])[];

/** A line for each: where, in which '#' is a vowel and '@' a consonant, and what stands there instead. */
export const mends = (lines: string): Mends =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [where = '', as = ''] = line.split(' ');
      return [new RegExp(where.replaceAll('#', vowel).replaceAll('@', consonant), 'g'), as];
    });

export const mended = (text: string, all: Mends): string =>
  all.reduce((sofar, [where, as]) => sofar.replace(where, as), text);
