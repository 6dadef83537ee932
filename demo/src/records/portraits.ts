type Trait = 'woman' | 'man' | 'elderly' | 'turban' | 'hijab' | 'bindi' | 'beard';

export type Portrait = readonly Trait[];

/** What each of the portraits among the pictures shows, in their order. */
export const portraits: readonly Portrait[] = [
  ['woman', 'bindi'],
  ['man'],
  ['man', 'turban', 'beard'],
  ['woman'],
  ['man'],
  ['woman', 'hijab'],
  ['man', 'elderly'],
  ['woman', 'bindi'],
  ['man'],
  ['woman', 'elderly', 'bindi'],
  ['man', 'beard'],
  ['woman'],
  ['man', 'beard'],
  ['woman', 'bindi'],
  ['man', 'turban', 'beard'],
  ['man'],
  ['woman'],
  ['man', 'turban'],
  ['man'],
  ['woman', 'hijab'],
  ['man', 'elderly'],
  ['woman'],
  ['man'],
  ['woman', 'bindi'],
];
