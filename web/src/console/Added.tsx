import type { undoPlace } from '@aaspaas/contract/console/places/calls';
import type { undoWord } from '@aaspaas/contract/console/words/calls';
import { Badge } from '../ui/Badge';
import { ActionButton } from './ActionButton';
import { sayTime } from './say-time';

interface AddedRow {
  readonly addition_id: number;
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

interface UndoAdditionProps {
  readonly call: typeof undoPlace | typeof undoWord;
  readonly row: AddedRow;
  /** What was added. */
  readonly what: string;
  /** What follows from undoing it. */
  readonly then: string;
  readonly done: string;
}

/** Nothing where it was undone already. */
export const UndoAddition = ({ call, row, what, then, done }: UndoAdditionProps) =>
  !row.undone_at && (
    <ActionButton
      call={call}
      body={{ addition_id: row.addition_id }}
      label="Undo"
      name={`Undo: ${what}`}
      size="small"
      confirm={{ title: 'Undo this?', text: `${what}. ${then}`, verb: 'Undo it' }}
      done={done}
    />
  );
