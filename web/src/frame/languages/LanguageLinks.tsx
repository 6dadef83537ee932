import { languageOf, offeredLanguages, pathIn } from '@aaspaas/contract/languages';
import { inLanguage } from '../../current-url/language-prefix';
import { urlWith, useUrl } from '../../current-url/url';
import { menuLinkClasses } from '../header/link-classes';
import { say } from '../../say';

/** The same page in the other languages, each called as its speakers call it. A page loads anew in its language. */
export function LanguageLinks({ className }: { className: string }) {
  const url = useUrl();
  if (offeredLanguages.length < 2) return null;
  return (
    <ul aria-label="Languages" className={className}>
      {offeredLanguages.map((language) => (
        <li key={language.code}>
          <a
            href={pathIn(language, urlWith(url, {}))}
            hrefLang={language.tag}
            lang={language.tag}
            data-language={language.code}
            data-offer={language.offer}
            data-close={say('Close')}
            data-reload=""
            aria-current={language.code === inLanguage.code ? 'true' : undefined}
            className={menuLinkClasses}
          >
            {language.name}
            {language.isBeta && (
              <small lang={languageOf(inLanguage.code)?.tag} className="pl-2 text-sm text-ink-soft">
                {say('beta')}
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
