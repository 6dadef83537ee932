import { useSettings } from '../api/boot';
import { AnnouncementLine } from './AnnouncementLine';
import { Icon } from '../ui/Icon';

/** Below the header, which stays in place while this scrolls away. Plain HTML; a later script closes it. */
export function Announcement() {
  const { announcement } = useSettings();
  if (!announcement) return null;
  return (
    <aside
      aria-label="Announcement"
      data-announcement={announcement.key}
      className="border-b border-line bg-marigold-soft text-marigold-strong print:hidden [[data-quiet]_&]:hidden"
    >
      <div className="mx-auto flex max-w-6xl items-center gap-2 py-1 pr-1 pl-4">
        <p role="status" className="min-w-0 flex-1 py-1.5 wrap-anywhere">
          <AnnouncementLine {...announcement} />
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
    </aside>
  );
}
