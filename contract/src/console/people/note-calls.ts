import { declareConsoleCall } from '../declare-console-call';

export type { NoteRecord } from './note-shapes';

export const listNotes = declareConsoleCall('/console/list/notes', { permission: 'look' });

// Whoever works on listings writes notes; those who only look do not.
export const addNote = declareConsoleCall('/console/add/note', {
  permission: 'change listings',
  proof: 'session',
  isRetryable: true,
});

export const deleteNote = declareConsoleCall('/console/delete/note', {
  permission: 'change listings',
  proof: 'session',
});
