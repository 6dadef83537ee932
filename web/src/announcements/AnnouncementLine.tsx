import type { Announcement } from '@aaspaas/contract/page';

/** The words of an announcement, as every page shows them. */
export function AnnouncementLine({ text, linkText, linkUrl }: Omit<Announcement, 'key'>) {
  const isElsewhere = linkUrl.startsWith('https://');
  return (
    <>
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
    </>
  );
}
