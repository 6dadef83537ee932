import type { AnnouncementValues } from '@aaspaas/contract/console/announcements/rules/announcement';
import { readIndianTime, writeIndianTime } from '@aaspaas/contract/console/indian-time';
import type { AnnouncementRecord } from '@aaspaas/contract/console/announcements/shapes';
import type { AnnouncementRow } from '../../settings/queries';
import type { NewAnnouncement } from './queries';

export const presentAnnouncement = (
  row: AnnouncementRow,
  shownId: number | null,
  now: Date,
): AnnouncementRecord => ({ announcement_id: row.id, ...valuesOf(row), state: stateOf(row, shownId, now) });

export const valuesOf = ({
  text,
  link_text,
  link_url,
  starts_at,
  ends_at,
}: NewAnnouncement): AnnouncementValues => ({
  text,
  link_text,
  link_url,
  starts_at: writeIndianTime(starts_at),
  ends_at: writeIndianTime(ends_at),
});

/** Of values that have passed their rules. */
export function readAnnouncement(values: AnnouncementValues): NewAnnouncement {
  const moment = (typed: string) => readIndianTime(typed) ?? new Date(NaN);
  return {
    text: values.text.trim(),
    link_text: values.link_text.trim(),
    link_url: values.link_url.trim(),
    starts_at: moment(values.starts_at),
    ends_at: moment(values.ends_at),
  };
}

function stateOf({ id, starts_at, ends_at }: AnnouncementRow, shownId: number | null, now: Date) {
  if (ends_at <= now) return 'over';
  if (starts_at > now) return 'later';
  return id === shownId ? 'shown' : 'covered';
}
