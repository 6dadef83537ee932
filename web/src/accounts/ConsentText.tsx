import { legalPages } from '@aaspaas/contract/consent';
import { say } from '../say';
import { type Sentence } from '@aaspaas/contract/says';

const { terms, privacy } = legalPages;
/** The text that one agrees to. The pages that it names open in another tab, so that nothing typed is lost. */
export function ConsentText({ children }: { children: Sentence }) {
  const hrefs: Readonly<Record<string, string>> = {
    [say(terms.title)]: terms.path,
    [say(privacy.title)]: privacy.path,
  };
  const titles = new RegExp(`(${Object.keys(hrefs).join('|')})`);
  return (
    <p className="text-sm text-ink-soft">
      {say(children)
        .split(titles)
        .map((part) =>
          hrefs[part] ? (
            <a key={part} href={hrefs[part]} target="_blank" className="text-link underline">
              {part}
            </a>
          ) : (
            part
          ),
        )}
    </p>
  );
}
