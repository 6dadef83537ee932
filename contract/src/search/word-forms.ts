const isLatin = /^[a-z]{4,}$/;

/** 'stores' and 'store' are searched for alike, by the form that both begin with. */
export function baseForm(word: string): string {
  if (!isLatin.test(word) || word.endsWith('ss')) return word;
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

/** The forms of a word whose plural does not begin with it: 'battery', 'batteries'. */
export function formsOf(word: string): string[] {
  const base = baseForm(word);
  return /[^aeiou]y$/.test(base) && isLatin.test(base) ? [base, `${base.slice(0, -1)}ies`] : [base];
}

/** The same for a phrase, by its last word. */
export function phraseForms(phrase: string): string[] {
  const words = phrase.split(' ');
  return formsOf(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last].join(' '));
}
