/** What a column of a bank's statement may hold. */
export const columnRoles = [
  'date',
  'narration',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'balance',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Which column holds what, counted from 0. */
export type Columns = Readonly<Partial<Record<ColumnRole, number>>>;

/** Why these columns cannot be read yet; empty if they can. */
export function columnsLack({ date, narration, credit, amount }: Columns): string {
  if (date === undefined) return 'Which column has the date?';
  if (narration === undefined) return 'Which column has the narration?';
  if (credit === undefined && amount === undefined) return 'Which column has the money that came in?';
  return '';
}
