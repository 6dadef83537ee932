import { inLanguage } from '../current-url/language-prefix';

const same = (path: string): string => path;
const isJustOne = (count: number): boolean => count === 1;

/**
 * From here on paths lead to pages of this language, and counts are said as it tells one from several. The server says
 * so for as long as it draws one page.
 */
export function leadTo(code: string): void {
  Object.assign(
    inLanguage,
    code === 'en'
      ? { code, lead: same, unlead: same, isOne: isJustOne }
      : { code, ...pathsIn(`/${code}`), isOne: oneIn(code) },
  );
}

function oneIn(code: string): (count: number) => boolean {
  const plurals = new Intl.PluralRules(code);
  return (count) => plurals.select(count) === 'one';
}

/** Files and calls are the same in every language. */
const isElsewhere = (path: string): boolean => !/^\/(?!\/|aaspaas\/|assets\/)/.test(path);

function pathsIn(prefix: string): Pick<typeof inLanguage, 'lead' | 'unlead'> {
  const isThere = (path: string): boolean =>
    path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));
  return {
    lead: (path) => (isElsewhere(path) || isThere(path) ? path : prefix + path),
    unlead: (path) => (isThere(path) ? path.slice(prefix.length).replace(/^(?!\/)/, '/') : path),
  };
}
