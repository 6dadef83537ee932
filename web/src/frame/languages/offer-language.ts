import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { languageCookie } from '@aaspaas/contract/languages';
import { inLanguage } from '../../current-url/language-prefix';
import { goToLanguage, keepLanguage } from './choose-language';
import { bringTyped } from './typed-values';

/**
 * One line above the page for whoever has chosen another language, or whose browser prefers one. The browser decides,
 * since guests share the page of a url.
 */
export function offerLanguage(user: SessionUser | null): void {
  bringTyped();
  const link = wantedLink(user?.language);
  if (!link) return;
  const line = document.createElement('p');
  line.style.cssText = 'display: flex; justify-content: center; gap: 0.5rem';
  line.lang = link.lang;
  const offer = link.cloneNode() as HTMLAnchorElement;
  offer.textContent = link.dataset['offer'] ?? '';
  const close = document.createElement('button');
  close.textContent = '×';
  close.style.cssText = 'min-width: 44px; min-height: 44px';
  close.setAttribute('aria-label', link.dataset['close'] ?? '');
  close.addEventListener('click', () => {
    keepLanguage(inLanguage.code);
    line.remove();
  });
  line.append(offer, close);
  offer.addEventListener('click', (event) => {
    event.preventDefault();
    goToLanguage(offer, user !== null);
  });
  document.body.prepend(line);
}

/** The link in the footer to the first language that is wanted, by this device before the account; null if this page is in it. */
function wantedLink(ofAccount?: string): HTMLAnchorElement | null {
  const kept = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie)?.[1] ?? ofAccount;
  const wanted = kept ? [kept] : navigator.languages.map((tag) => tag.slice(0, 2));
  for (const code of wanted) {
    if (code === inLanguage.code) return null;
    const link = document.querySelector<HTMLAnchorElement>(`footer [data-language="${CSS.escape(code)}"]`);
    if (link) return link;
  }
  return null;
}
