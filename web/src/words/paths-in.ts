import { inLanguage } from '../current-url/language-prefix';

const same = (path: string): string => path;

/** Paths lead to pages of this language from here on. The server says so for as long as it draws one page. */
export function leadTo(code: string): void {
  inLanguage.code = code;
  Object.assign(inLanguage, code === 'en' ? { lead: same, unlead: same } : pathsIn(`/${code}`));
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
