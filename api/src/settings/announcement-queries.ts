import type { Db } from '../db/open';
import { quick, sql } from '../db/sql';

export interface AnnouncementRow {
  id: number;
  text: string;
  link_text: string;
  link_url: string;
  starts_at: Date;
  ends_at: Date;
}

/** The announcement on top of every page: of several at once, the one that began last. */
export function currentAnnouncement(db: Db, now: Date): Promise<AnnouncementRow | null> {
  return db.maybe<AnnouncementRow>(
    quick(sql`
    SELECT id, text, link_text, link_url, starts_at, ends_at FROM announcement
    WHERE ends_at > ${now} AND starts_at <= ${now} ORDER BY starts_at DESC, id DESC LIMIT 1`),
  );
}
