import type { Announcement } from '@aaspaas/contract/page';
import { Icon } from '../ui/Icon';

/** The line as every page shows it. */
export function AnnouncementLine({ announcement }: { announcement: Omit<Announcement, 'key'> }) {
  const { text, linkText, linkUrl } = announcement;
  const isElsewhere = linkUrl.startsWith('https://');
  return (
    <div className="mx-auto flex max-w-6xl items-center gap-2 py-1 pr-1 pl-4 text-marigold-strong">
      <p role="status" className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        {text}{' '}
        {linkUrl && (
          <a
            href={linkUrl}
            className="font-semibold text-marigold-strong underline"
            {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
          >
            {linkText}
          </a>
        )}
      </p>
      <button
        type="button"
        data-close-announcement=""
        aria-label="Close the announcement"
        className="grid size-11 shrink-0 place-items-center rounded-md"
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
