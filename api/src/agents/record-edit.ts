import { personWords, tellEdited } from '../accounts/tell-edited';
import { changesOf } from '../audit/changes';
import { recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import type { AgentChanges, HeldAgent } from './edit-queries';

interface AgentEdited {
  readonly actorId: number;
  readonly before: HeldAgent;
  readonly changes: AgentChanges;
  /** How many new photos of the licence. */
  readonly licences: number;
}

/** Writes the edit down, and tells the agent if somebody else made it. A new email or number has letters of its own. */
export async function recordAgentEdit(tx: Db, edited: AgentEdited, now: Date): Promise<void> {
  const { actorId, before, licences } = edited;
  const { picture, cityKey: _, ...sent } = edited.changes;
  // Null keeps what is stored.
  const after = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const changes = changesOf({ ...before }, after, { personal });
  const isOwn = actorId === before.id;
  const about = {
    subject: 'account',
    subjectId: before.id,
    detail: isOwn ? {} : { on_behalf: true },
  } as const;
  await recordAuditEntry(tx, { actorId, action: 'agent profile changed', ...about, changes }, now);
  if (isOwn) return;
  const photos = [...(picture ? ['photo'] : []), ...(licences > 0 ? ['photos of the licence'] : [])];
  const words = [...personWords(Object.keys(changes)), ...photos];
  if (words.length > 0) await tellEdited(tx, before, words, now);
}

const personal = ['name', 'secondPhone', 'whatsapp', 'location'];
