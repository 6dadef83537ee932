import { addNote, deleteNote, listNotes, type NoteRecord } from '@aaspaas/contract/console/people/note-calls';
import { longestNote, noteRules } from '@aaspaas/contract/console/people/rules/note';
import { useSession } from '../../session/session';
import { ActionButton } from '../ActionButton';
import { ActionForm } from '../ActionForm';
import { useConsoleRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';

interface NotesProps {
  /** What the notes are about: a person or a listing. */
  readonly subject: 'account' | 'shop';
  readonly id: number;
}

/** What admins write down for each other. The person never sees it. */
export function Notes({ subject, id }: NotesProps) {
  const reading = useConsoleRead(listNotes, { subject, id });
  const mayWrite = useMay('change listings');
  return (
    <section aria-label="Notes" className="card grid gap-3 p-4">
      <h2 className="text-lg">Notes</h2>
      <Shown reading={reading}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="text-ink-soft">No notes yet. Only operators see what is written here.</p>
          ) : (
            <ul className="grid gap-3">
              {list.map((note) => (
                <NoteItem key={note.n_id} note={note} />
              ))}
            </ul>
          )
        }
      </Shown>
      {mayWrite && (
        <ActionForm
          call={addNote}
          fields={[{ name: 'text', label: 'New note', kind: 'long', countTo: longestNote }]}
          rules={noteRules}
          body={({ text = '' }) => ({ subject, id, text })}
          label="Save note"
          done="The note is saved."
        />
      )}
    </section>
  );
}

function NoteItem({ note }: { note: NoteRecord }) {
  const { user } = useSession();
  const mayWrite = useMay('change listings');
  const mayDelete = mayWrite && (note.is_own || user?.grade === 'chief');
  const about = `${note.author ?? 'An operator who has left'}, ${sayTime(new Date(note.created_at))}`;
  return (
    <li className="grid gap-1 border-l-4 border-marigold pl-3">
      <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-ink-soft">{about}</p>
        {mayDelete && (
          <ActionButton
            call={deleteNote}
            body={{ n_id: note.n_id }}
            label="Delete"
            name={`Delete the note of ${about}`}
            tone="quiet"
            size="small"
            confirm={{
              title: 'Delete this note?',
              text: 'One note is deleted. It cannot be brought back.',
              verb: 'Delete note',
            }}
            done="The note is deleted."
          />
        )}
      </div>
    </li>
  );
}
