import type { ReportedReview } from '@aaspaas/contract/console/reviews/calls';
import type { ReportedRow, ReportRow } from './queries';

export const presentReported = (row: ReportedRow): ReportedReview => ({
  r_id: row.id,
  shop: { sh_id: row.shop_id, name: row.shop_name },
  author: row.author_id === null ? null : { id: row.author_id, name: row.author ?? '' },
  rating: row.rating,
  heading: row.heading,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  is_hidden: row.is_hidden,
  is_harmless: row.is_harmless,
  since: row.since.toISOString(),
  report_count: row.report_count,
  reports: row.reports.map(presentReport),
});

const presentReport = ({ id, reporter_id, reporter, has_email, created_at, ...report }: ReportRow) => ({
  ...report,
  rp_id: id,
  reporter: reporter_id === null ? null : { id: reporter_id, name: reporter ?? '', has_email },
  created_at: new Date(created_at).toISOString(),
});
