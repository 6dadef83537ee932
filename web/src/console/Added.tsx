import { Badge } from '../ui/Badge';
import { sayTime } from './say-time';

interface AddedRow {
  readonly added_by: string | null;
  readonly added_at: string;
  readonly undone_by: string | null;
  readonly undone_at: string | null;
}

const somebody = 'somebody who has left';

/** Who added something, and when. */
export const Added = ({ row }: { readonly row: AddedRow }) => (
  <>
    {sayTime(new Date(row.added_at))} by {row.added_by ?? somebody}
  </>
);

/** Whether it still counts. */
export const Undone = ({ row }: { readonly row: AddedRow }) =>
  row.undone_at ? (
    <>
      Undone {sayTime(new Date(row.undone_at))} by {row.undone_by ?? somebody}
    </>
  ) : (
    <Badge state="good">In force</Badge>
  );
