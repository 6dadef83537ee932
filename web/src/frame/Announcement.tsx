import { useSettings } from '../api/boot';
import { AnnouncementLine } from './AnnouncementLine';

/** Below the header, which stays in place while this scrolls away. Plain HTML; a later script closes it. */
export function Announcement() {
  const { announcement } = useSettings();
  if (!announcement) return null;
  return (
    <aside
      aria-label="Announcement"
      data-announcement={announcement.key}
      className="border-b border-line bg-marigold-soft [[data-quiet]_&]:hidden"
    >
      <AnnouncementLine announcement={announcement} />
    </aside>
  );
}
