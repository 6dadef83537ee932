import { legalPages } from '@aaspaas/contract/consent';

const { terms, privacy } = legalPages;
const hrefs: Readonly<Record<string, string>> = { [terms.title]: terms.path, [privacy.title]: privacy.path };
const titles = new RegExp(`\\b(${Object.keys(hrefs).join('|')})\\b`);

/** The text that one agrees to. The pages that it names open in another tab, so that nothing typed is lost. */
export function ConsentText({ children }: { children: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {children.split(titles).map((part) =>
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
