import { sayNumber } from '@aaspaas/contract/say-number';
import { type PageUrl, urlWith } from '../current-url/url';
import { ButtonLink } from '../ui/Button';

interface PagerProps {
  readonly url: PageUrl;
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** What is listed: one of it, and many. */
  readonly noun: readonly [one: string, many: string];
}

/** How many there are altogether, and the ways to the pages beside this one. */
export function Pager({ url, page, pages, count, noun: [one, many] }: PagerProps) {
  // An empty list says so itself.
  if (count === 0) return null;
  const at = (to: number): string => urlWith(url, { page: to === 1 ? null : String(to) });
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <p className="mr-auto text-ink-soft">
        {sayNumber(count)} {count === 1 ? one : many}
        {pages > 1 && ` · page ${sayNumber(page)} of ${sayNumber(pages)}`}
      </p>
      {page > 1 && (
        <ButtonLink href={at(page - 1)} variant="secondary" size="small" rel="prev">
          Previous
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink href={at(page + 1)} variant="secondary" size="small" rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
