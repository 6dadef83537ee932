import { languageOf } from '@aaspaas/contract/languages';
import { inLanguage } from '../../current-url/language-prefix';
import { menuLinkClasses } from '../header/link-classes';

/** Below pages in another language than English: who has read the words, and a way to put them right. */
export function AboutTheWords() {
  if (inLanguage.code === 'en') return null;
  return (
    <form className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-4 pt-6 text-sm text-ink-soft">
      {languageOf(inLanguage.code)?.isBeta && (
        <p>Nobody who speaks this language has read these words for us yet.</p>
      )}
      <button name="open" value="correction" className={menuLinkClasses}>
        This reads wrong
      </button>
    </form>
  );
}
