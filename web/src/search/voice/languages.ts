import { languages } from '@aaspaas/contract/languages';
import { inLanguage } from '../../current-url/language-prefix';

/** Pages of each language keep their own: who changes the page's language speaks that one. */
const storeOf = (code: string): string => (code === 'en' ? 'aaspaas.voice' : `aaspaas.voice.${code}`);

/** The tag of the language that the page is in. */
export const pageLanguage = (): string => `${inLanguage.code}-IN`;

/** The language of the last use. Null before the first: then nobody has read yet where the sound is sent. */
export function lastLanguage(): string | null {
  try {
    const kept = localStorage.getItem(storeOf(inLanguage.code));
    return languages.find(({ tag }) => tag === kept)?.tag ?? null;
  } catch {
    return null;
  }
}

export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(storeOf(inLanguage.code), code);
  } catch {
    // Storage may be full or forbidden; then the question comes again.
  }
}
