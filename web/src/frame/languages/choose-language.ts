import { chooseLanguage } from '@aaspaas/contract/accounts/calls';
import { languageCookie } from '@aaspaas/contract/languages';
import { currentUrl } from '../../current-url/url';
import { keepTyped } from './typed-values';

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps a language on this device. */
export function keepLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${languageCookie}=${code};path=/;max-age=${yearSeconds};samesite=lax${secure}`;
}

/**
 * Follows a link to another language: the choice is kept, in the account too, and what is open now is shown in it,
 * which may be another page than the one that the link was drawn on.
 */
export function goToLanguage({ dataset: { language = '' } }: HTMLElement, isSignedIn: boolean): void {
  keepLanguage(language);
  keepTyped();
  const body = new Blob([JSON.stringify({ language })], { type: 'application/json' });
  // It arrives although the page goes.
  if (isSignedIn) navigator.sendBeacon(chooseLanguage.path, body);
  location.assign((language === 'en' ? '' : `/${language}`) + currentUrl() + location.hash);
}
